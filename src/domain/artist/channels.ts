/** Where an artist can be found and heard. */
export const CHANNELS = [
  'SPOTIFY',
  'APPLE_MUSIC',
  'YOUTUBE',
  'SOUNDCLOUD',
  'INSTAGRAM',
  'FACEBOOK',
  'TIKTOK',
  'WEBSITE',
] as const
export type Channel = (typeof CHANNELS)[number]
