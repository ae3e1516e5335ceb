import type { CardShape, CardStyle } from '#src/domain/promo-card/card-choice.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** Where the parts of a card stand. Title and artists stand one above the other in `words`, the rest in `news`. */
export type CardPlaces = {
  cover: Box
  words: Box
  news: Box
  /** The white plate of the code. */
  code: Box
  /** What lies over a cover that goes to the edges, under the words. */
  panel: Box | null
  /** A hairline between the words and the news. */
  rule: Box | null
  titleSize: number
}

const CODE = 264
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/**
 * What a phone lays over a story, 250 px at the top and as much at the bottom, stays free of words and code
 * (experience, 6: share from the phone).
 */
const PORTRAIT: Record<CardStyle, CardPlaces> = {
  SLEEVE: {
    cover: box(84, 250, 912, 912),
    words: box(84, 1202, 912, 196),
    rule: box(84, 1420, 912, 2),
    news: box(84, 1446, 912, CODE),
    code: box(732, 1446, CODE, CODE),
    panel: null,
    titleSize: 108,
  },
  NOTES: {
    cover: box(84, 700, 720, 720),
    words: box(84, 250, 912, 400),
    rule: box(84, 676, 912, 2),
    news: box(84, 1446, 912, CODE),
    code: box(732, 1446, CODE, CODE),
    panel: null,
    titleSize: 132,
  },
  BLEED: {
    cover: box(0, 0, 1080, 1080),
    words: box(84, 1130, 912, 264),
    rule: box(84, 1420, 912, 2),
    news: box(84, 1446, 912, CODE),
    code: box(732, 1446, CODE, CODE),
    panel: null,
    titleSize: 120,
  },
}
const SQUARE: Record<CardStyle, CardPlaces> = {
  SLEEVE: {
    cover: box(64, 64, 620, 620),
    words: box(64, 724, 952, 292),
    rule: null,
    news: box(724, 64, 292, 620),
    code: box(724, 420, CODE, CODE),
    panel: null,
    titleSize: 104,
  },
  NOTES: {
    cover: box(64, 396, 620, 620),
    words: box(64, 64, 952, 268),
    rule: box(64, 364, 952, 2),
    news: box(724, 396, 292, 620),
    code: box(724, 752, CODE, CODE),
    panel: null,
    titleSize: 104,
  },
  BLEED: {
    cover: box(0, 0, 1080, 1080),
    words: box(64, 700, 952, 172),
    rule: box(64, 888, 952, 2),
    news: box(64, 908, 952, 108),
    code: box(752, 64, CODE, CODE),
    panel: box(0, 660, 1080, 420),
    titleSize: 88,
  },
}

export const cardPlaces = (shape: CardShape, style: CardStyle): CardPlaces =>
  shape === 'PORTRAIT' ? PORTRAIT[style] : SQUARE[style]
