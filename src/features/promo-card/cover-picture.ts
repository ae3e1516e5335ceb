import { getPaletteSync } from 'colorthief'
import { accentsOf } from '#src/features/promo-card/layout/accents.ts'
import '#src/features/promo-card/card-font.css'
import { drawMiddle, drawPlaceholder, FACE } from '#src/features/promo-card/draw-cover.ts'
import { loadReadableImage } from '#src/ui/load-readable-image.ts'

/** As wide as a card: a cover may be seven times that, and is drawn anew with every change. */
const SIDE = 1080
const SAMPLE = 64
const COLORS = 12
const square = (side: number) => ({ x: 0, y: 0, width: side, height: side })

export type CoverPicture = {
  cover: OffscreenCanvas
  accents: string[]
  /** Whether the cover is its own, or drawn from the title. */
  isOwn: boolean
}

const load = async (url: string | null): Promise<HTMLImageElement | null> => {
  if (url === null || url === '') return null
  try {
    const image = await loadReadableImage(url)
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null
  } catch {
    return null
  }
}

const drawn = (image: HTMLImageElement | null, title: string): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const pen = canvas.getContext('2d')
  if (pen === null) return canvas
  pen.imageSmoothingQuality = 'high'
  if (image === null) drawPlaceholder(pen, square(SIDE), title)
  else drawMiddle(pen, square(SIDE), image)
  return canvas
}

const accentsIn = (cover: OffscreenCanvas): string[] => {
  const pen = new OffscreenCanvas(SAMPLE, SAMPLE).getContext('2d', { willReadFrequently: true })
  if (pen === null) return accentsOf([])
  // Colours as they are: smoothed, thin lines would give what is nowhere on the cover.
  pen.imageSmoothingEnabled = false
  pen.drawImage(cover, 0, 0, SAMPLE, SAMPLE)
  const palette = getPaletteSync(pen.getImageData(0, 0, SAMPLE, SAMPLE), {
    colorCount: COLORS,
    quality: 1,
    ignoreWhite: false,
  })
  return accentsOf(palette?.map((color) => ({ color: color.array(), share: color.proportion })) ?? [])
}

// Without a connection the face may not be had: the card is then set in the system's.
const loadFace = (letters: string) => document.fonts.load(`100px ${FACE}`, letters).catch(() => [])

/**
 * A cover ready to be drawn, the accents it offers, and the face in which the card's letters are set; where the cover
 * cannot be had, it is drawn from the title.
 */
export const readCoverPicture = async (url: string | null, title: string, letters: string): Promise<CoverPicture> => {
  const [image] = await Promise.all([load(url), loadFace(`A${letters}`)])
  const cover = drawn(image, title)
  return { cover, accents: accentsIn(cover), isOwn: image !== null }
}
