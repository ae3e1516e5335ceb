const SIDE_MAX = 2000
const QUALITIES = [0.9, 0.75, 0.5]
const PAPER = '#fff'

const draw = (bitmap: ImageBitmap): OffscreenCanvas | null => {
  const share = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * share), Math.round(bitmap.height * share))
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  // A JPEG has no transparency: transparent parts would turn black.
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The picture as a JPEG of at most so many bytes; null when this browser cannot decode it. */
export const shrinkImage = async (file: File, bytesMax: number): Promise<File | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const canvas = draw(bitmap)
  bitmap.close()
  for (const quality of QUALITIES) {
    const blob = await canvas?.convertToBlob({ type: 'image/jpeg', quality })
    if (blob !== undefined && blob.size <= bytesMax)
      return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
  }
  return null
}
