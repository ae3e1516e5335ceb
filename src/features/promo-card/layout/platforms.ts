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
