import type { Random } from '#mocks/db/seed/random.ts'

/** How numbers begin in each country; where a country reserves some for fiction, those. */
const BEGINNINGS: Record<string, string> = {
  DE: '+49 341 2371 ',
  FR: '+33 4 65 71 0',
  GB: '+44 117 496 0',
  IT: '+39 010 555 0',
  NO: '+47 55 55 0',
  PT: '+351 21 555 0',
  US: '+1 510 555 0',
}

export const phoneOf = (random: Random, country: string): string =>
  `${BEGINNINGS[country] ?? '+39 010 555 0'}${random.int(100, 199)}`
