/** Where a card is shared: a standing picture, or one that fills a phone (spec 2, Promo card tool). */
export const CARD_SHAPES = ['PORTRAIT', 'SQUARE'] as const
export type CardShape = (typeof CARD_SHAPES)[number]
export const CARD_SIZES: Record<CardShape, { width: number; height: number }> = {
  PORTRAIT: { width: 1080, height: 1920 },
  SQUARE: { width: 1080, height: 1080 },
}

/** The cover on its own colour, on paper under the words, or from edge to edge. */
export const CARD_STYLES = ['SLEEVE', 'NOTES', 'BLEED'] as const
export type CardStyle = (typeof CARD_STYLES)[number]

/** What the card announces: the day, or that it is there already. */
export const CARD_NEWS = ['DATE', 'OUT_NOW'] as const
export type CardNews = (typeof CARD_NEWS)[number]

/** Out since that day, or on it; without a day there is nothing to wait for. Days are `YYYY-MM-DD`. */
export const newsOf = (consumerReleaseDate: string | null, today: string): CardNews =>
  consumerReleaseDate !== null && consumerReleaseDate > today ? 'DATE' : 'OUT_NOW'
