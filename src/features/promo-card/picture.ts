import { getPaletteSync } from 'colorthief'
import { accentsOf } from '#src/domain/promo-card/accents.ts'
import '#src/features/promo-card/card-face.css'
import { drawCover, FACE } from '#src/features/promo-card/draw-cover.ts'

const SIDE = 64
const COLORS = 12

export type Picture = { image: HTMLImageElement | null; accents: string[] }

const load = async (url: string | null): Promise<HTMLImageElement | null> => {
  if (url === null || url === '') return null
  const image = new Image()
  // A picture of another origin that does not say that it may be read would make the card unreadable too.
  image.crossOrigin = 'anonymous'
  image.src = url
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}

const accents = (image: HTMLImageElement | null, title: string): string[] => {
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true })
  if (pen === null) return accentsOf([])
  drawCover(pen, { x: 0, y: 0, width: SIDE, height: SIDE }, image, title)
  const palette = getPaletteSync(pen.getImageData(0, 0, SIDE, SIDE), {
    colorCount: COLORS,
    quality: 1,
    ignoreWhite: false,
  })
  return accentsOf(palette?.map((color) => color.array()) ?? [])
}

// Without a connection the face may not be had: the card is then set in the system's.
const loadFace = (letters: string) => document.fonts.load(`100px ${FACE}`, letters).catch(() => [])

/**
 * A cover ready to be drawn, the accents it offers, and the face in which the card's letters are set; where the cover
 * cannot be had, it is drawn from the title.
 */
export const readPicture = async (url: string | null, title: string, letters: string): Promise<Picture> => {
  const [image] = await Promise.all([load(url), loadFace(`A${letters}`)])
  return { image, accents: accents(image, title) }
}
