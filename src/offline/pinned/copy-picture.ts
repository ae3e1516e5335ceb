import { loadReadableImage } from '#src/ui/load-readable-image.ts'

/** As large as any screen shows it: a cover may be seven times that, and is sent to the stores from elsewhere. */
const SIDE = 1200
const TYPE = 'image/webp'
const QUALITY = 0.86

/** A picture's bytes, smaller where it is larger than any screen needs; null where it cannot be loaded or read. */
export const copyPicture = async (address: string): Promise<Blob | null> => {
  try {
    const image = await loadReadableImage(address)
    const { naturalWidth, naturalHeight } = image
    const scale = Math.min(1, SIDE / Math.max(naturalWidth, naturalHeight))
    const canvas = new OffscreenCanvas(Math.round(naturalWidth * scale), Math.round(naturalHeight * scale))
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: TYPE, quality: QUALITY })
  } catch {
    // The release is pinned without this picture, and a toast says so.
    return null
  }
}
