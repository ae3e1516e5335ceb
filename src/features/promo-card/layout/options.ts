/** Where a card sends people to listen (spec 2, Promo card tool). */
export const PLATFORMS = [
  'SPOTIFY',
  'APPLE_MUSIC',
  'YOUTUBE_MUSIC',
  'AMAZON_MUSIC',
  'DEEZER',
  'TIDAL',
  'QOBUZ',
  'SOUNDCLOUD',
  'PANDORA',
  'AUDIOMACK',
  'BEATPORT',
  'TIKTOK',
] as const
export type Platform = (typeof PLATFORMS)[number]

/** The name each goes by in every language. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  SPOTIFY: 'Spotify',
  APPLE_MUSIC: 'Apple Music',
  YOUTUBE_MUSIC: 'YouTube Music',
  AMAZON_MUSIC: 'Amazon Music',
  DEEZER: 'Deezer',
  TIDAL: 'TIDAL',
  QOBUZ: 'Qobuz',
  SOUNDCLOUD: 'SoundCloud',
  PANDORA: 'Pandora',
  AUDIOMACK: 'Audiomack',
  BEATPORT: 'Beatport',
  TIKTOK: 'TikTok',
}

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
