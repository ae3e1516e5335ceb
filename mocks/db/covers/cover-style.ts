import type { Palette } from '#mocks/db/covers/palettes.ts'
import type { Random } from '#mocks/db/seed/random.ts'

/** What a style is given: the words, its own dice, and a number for noise. Squares are 1000 wide. */
export type Sheet = { title: string; artist: string; random: Random; noise: number }

/** A style draws everything that lies on the ground of its palette. */
export type Style = { palettes: readonly Palette[]; draw: (sheet: Sheet, palette: Palette) => string }

/** Distance of type from the edge. */
export const MARGIN = 72
export const MEASURE = 1000 - MARGIN * 2
