import { AVATAR_SIDE, type Crop, squareOf } from '#src/features/profile/crop-geometry.ts'

const QUALITY = 0.9
const PAPER = '#fff'

/** Draws the chosen square as large as the canvas is. */
export const drawSquare = (
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  crop: Crop,
): void => {
  const { left, top, side } = squareOf(picture, crop)
  const { width, height } = pen.canvas
  // A JPEG has no holes: what shone through would turn black.
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, top, side, side, 0, 0, width, height)
}

/** The chosen square as a small JPEG of its own: nothing of the rest, nor of what the camera noted, is sent. */
export const cropAvatar = async (picture: ImageBitmap, crop: Crop): Promise<File | null> => {
  const canvas = new OffscreenCanvas(AVATAR_SIDE, AVATAR_SIDE)
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  drawSquare(pen, picture, crop)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new File([blob], 'avatar.jpg', { type: blob.type })
}
