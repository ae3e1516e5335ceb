import { z } from '#src/contract/zod.ts'
import { CARD_NEWS, CARD_SHAPES, CARD_STYLES, PLATFORMS } from '#src/features/promo-card/layout/options.ts'

const LINK_TYPED_MAX = 2000
const hex = z.string().check(z.regex(/^#[\da-f]{6}$/))

/** What the address says of a card, so that reload and a shared link show the same; what makes no sense is left out. */
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
/** As it stands in the address, where anything can be written. */
export type CardSearchParams = Partial<Record<keyof Card, unknown>>
