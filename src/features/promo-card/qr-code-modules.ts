import { encode } from 'uqr'
import type { Squares } from '#src/features/promo-card/draw-card.ts'

/** The code that leads to an address; read even where a sixth of it cannot be seen. */
export const qrCodeModules = (href: string): Squares => encode(href, { ecc: 'M', border: 0 }).data
