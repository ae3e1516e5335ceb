import { SPOTIFY_ID_LENGTH } from '#src/domain/limits.ts'

/** The profiles of an artist at stores and networks. */
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

const ID = `[0-9A-Za-z]{${SPOTIFY_ID_LENGTH}}`
const LINK = new RegExp(`^https://open\\.spotify\\.com/(?:intl-[a-z]{2}/)?artist/(${ID})(?:\\?.*)?$`)
const URI = new RegExp(`^spotify:artist:(${ID})$`)

/** The characters by which Spotify knows an artist, from its link or URI; null when it is neither. */
export const spotifyArtistId = (value: string): string | null =>
  LINK.exec(value.trim())?.[1] ?? URI.exec(value.trim())?.[1] ?? null

/** Whether a text is the link or the URI of an artist on Spotify (catalogue-5). */
export const isSpotifyArtist = (value: string): boolean => spotifyArtistId(value) !== null

type Profiled = { channels: readonly { kind: Channel; url: string }[]; newSpotifyProfile: boolean }

/** Whether Spotify knows the artist, or is asked to make a new profile. */
export const hasSpotifyProfile = ({ channels, newSpotifyProfile }: Profiled): boolean =>
  newSpotifyProfile || channels.some(({ kind, url }) => kind === 'SPOTIFY' && isSpotifyArtist(url))

/** The link as it is stored: plain, also from a URI or a link of a country; anything else is only trimmed. */
export const normalizeSpotifyLink = (value: string): string => {
  const id = spotifyArtistId(value)
  return id === null ? value.trim() : `https://open.spotify.com/artist/${id}`
}
