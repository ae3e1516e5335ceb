import { subgenresOf } from '#src/domain/metadata/genres.ts'
import { areTerritories, WORLD } from '#src/domain/metadata/territories.ts'

/** What the releases of a label mostly have in common: the owners of their C and P lines, a genre, where they go. */
export type LabelDefaults = {
  copyrightC: string | null
  copyrightP: string | null
  genre: string | null
  subgenre: string | null
  territories: string[]
  distributionProviders: string[]
}
/** A label that says nothing of its releases. */
export const NO_LABEL_DEFAULTS: LabelDefaults = {
  copyrightC: null,
  copyrightP: null,
  genre: null,
  subgenre: null,
  territories: [],
  distributionProviders: [],
}

/** A label need not say where its releases go; what it says has to be places that exist (ISO 3166-1). */
export const areDefaultTerritories = (codes: readonly string[]): boolean => codes.length === 0 || areTerritories(codes)

/** A subgenre is one of its own genre (the stores' genre lists). */
export const isDefaultSubgenre = ({ genre, subgenre }: Pick<LabelDefaults, 'genre' | 'subgenre'>): boolean =>
  subgenre === null || subgenresOf(genre ?? '').includes(subgenre)

/** The part of a release, as it is typed, that a label can begin. */
export type LabelPrefill = {
  copyrightC: string
  copyrightP: string
  genre: string
  subgenre: string
  territories: string[]
  distributionProviders: string[]
}
/** In the order they are shown when a label has filled them in. */
export const PREFILL_FIELDS = [
  'genre',
  'subgenre',
  'copyrightC',
  'copyrightP',
  'territories',
  'distributionProviders',
] as const satisfies readonly (keyof LabelPrefill)[]

const isUntouched = (territories: readonly string[]) =>
  territories.length === 0 || (territories.length === 1 && territories[0] === WORLD)

/** What the label's defaults add to a release: only what nobody has filled in; worldwide is what a release begins with. */
export const prefillFromLabel = (defaults: LabelDefaults, typed: LabelPrefill): Partial<LabelPrefill> => {
  const { copyrightC, copyrightP, genre, subgenre, territories, distributionProviders } = defaults
  const isFree = typed.genre === '' && typed.subgenre === ''
  return {
    ...(genre !== null && isFree && { genre }),
    ...(genre !== null && subgenre !== null && isFree && { subgenre }),
    ...(copyrightC !== null && typed.copyrightC.trim() === '' && { copyrightC }),
    ...(copyrightP !== null && typed.copyrightP.trim() === '' && { copyrightP }),
    ...(territories.length > 0 &&
      isUntouched(typed.territories) &&
      territories.join() !== typed.territories.join() && { territories }),
    ...(distributionProviders.length > 0 && typed.distributionProviders.length === 0 && { distributionProviders }),
  }
}
