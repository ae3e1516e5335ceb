type Canvas = OffscreenCanvas | HTMLCanvasElement

const PAPER = '#fff'

/** In a worker without OffscreenCanvas this fails, and the page does the work. */
const createCanvas = (width: number, height: number): Canvas =>
  typeof OffscreenCanvas === 'undefined'
    ? Object.assign(document.createElement('canvas'), { width, height })
    : new OffscreenCanvas(width, height)

const penOf = (canvas: Canvas) => {
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!(pen !== null && 'drawImage' in pen)) throw new Error('this browser has no canvas')
  return pen
}

const encode = (canvas: Canvas, quality: number): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality })
    : new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

type Area = { left: number; top: number; width: number; height: number }

/** A decoded picture, turned as its Exif says, whose parts can be read; null when this browser cannot decode it. */
export const openPicture = async (file: Blob) => {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const { width, height } = bitmap
  const drawn = (area: Area, across: number, down: number, paper: string | null) => {
    const canvas = createCanvas(across, down)
    const pen = penOf(canvas)
    if (paper !== null) {
      pen.fillStyle = paper
      pen.fillRect(0, 0, across, down)
    }
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(bitmap, area.left, area.top, area.width, area.height, 0, 0, across, down)
    return canvas
  }
  return {
    width,
    height,
    /** Red, green, blue and alpha of an area, drawn at this size; over white where `paper` is set. */
    pixels: (area: Area, across: number, down: number, paper = true): Uint8ClampedArray => {
      const canvas = drawn(area, across, down, paper ? PAPER : null)
      return penOf(canvas).getImageData(0, 0, across, down).data
    },
    /** As a JPEG with sides of at most so many pixels. A JPEG has no transparency: without paper it would turn black. */
    toJpeg: async (sideMax: number, quality: number): Promise<Blob | null> => {
      const share = Math.min(1, sideMax / Math.max(width, height))
      const [across, down] = [Math.round(width * share), Math.round(height * share)]
      return encode(drawn({ left: 0, top: 0, width, height }, across, down, PAPER), quality)
    },
    close: () => bitmap.close(),
  }
}
export type OpenedPicture = NonNullable<Awaited<ReturnType<typeof openPicture>>>
