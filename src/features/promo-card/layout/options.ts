import { z } from '#src/contract/zod.ts'
import { isWebAddress } from '#src/domain/contact/web-address.ts'

/** The longest link whose code has squares that a phone can read off a screen. */
export const LINK_MAX = 200

type CardLink =
  | { kind: 'NONE' }
  | { kind: 'REFUSED' }
  | { kind: 'TOO_LONG' }
  | { kind: 'LINK'; href: string; host: string }

/** The link of a card's code: only a web address, with the host as it is shown (catalogue-5). */
export const cardLink = (typed: string): CardLink => {
  const text = typed.trim()
  if (text === '') return { kind: 'NONE' }
  const full = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text
  const url = isWebAddress(full) ? URL.parse(full) : null
  if (url === null) return { kind: 'REFUSED' }
  if (url.href.length > LINK_MAX) return { kind: 'TOO_LONG' }
  return { kind: 'LINK', href: url.href, host: url.host.replace(/^www\./, '') }
}

/** The platforms on which people can listen (catalogue-2.8). */
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

/** Their names, in every language. */
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

/** A portrait that fills a phone, or a square for posts (catalogue-2.8). */
export const CARD_SHAPES = ['PORTRAIT', 'SQUARE'] as const
export type CardShape = (typeof CARD_SHAPES)[number]
export const CARD_SIZES: Record<CardShape, { width: number; height: number }> = {
  PORTRAIT: { width: 1080, height: 1920 },
  SQUARE: { width: 1080, height: 1080 },
}

/** The cover on its own colour, on paper below the heading, or from edge to edge. */
export const CARD_STYLES = ['SLEEVE', 'NOTES', 'BLEED'] as const
export type CardStyle = (typeof CARD_STYLES)[number]

/** What the card announces: the release date, or that the release is out. */
export const CARD_NEWS = ['DATE', 'OUT_NOW'] as const
export type CardNews = (typeof CARD_NEWS)[number]

/** Announces the date while it is in the future. Days are `YYYY-MM-DD`. */
export const newsOf = (consumerReleaseDate: string | null, today: string): CardNews =>
  consumerReleaseDate !== null && consumerReleaseDate > today ? 'DATE' : 'OUT_NOW'

const LINK_TYPED_MAX = 2000
const hex = z.string().check(z.regex(/^#[\da-f]{6}$/))

/** The card in the address, so that reload and a shared link show the same. Invalid values become defaults. */
export const cardSearchParams = z.object({
  release: z.catch(z.optional(z.uuid()), undefined),
  platform: z.catch(z._default(z.enum(PLATFORMS), 'SPOTIFY'), 'SPOTIFY'),
  shape: z.catch(z._default(z.enum(CARD_SHAPES), 'PORTRAIT'), 'PORTRAIT'),
  style: z.catch(z._default(z.enum(CARD_STYLES), 'SLEEVE'), 'SLEEVE'),
  news: z.catch(z.optional(z.enum(CARD_NEWS)), undefined),
  accent: z.catch(z.optional(hex), undefined),
  link: z.catch(z._default(z.string().check(z.maxLength(LINK_TYPED_MAX)), ''), ''),
})
export type Card = z.output<typeof cardSearchParams>
/** The address before it is parsed, with any values. */
export type CardSearchParams = Partial<Record<keyof Card, unknown>>
