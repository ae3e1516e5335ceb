import type { UseFormReturn } from 'react-hook-form'
import { PREFILL_FIELDS, type LabelPrefill } from '#src/domain/label/defaults.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'

type Form = Pick<UseFormReturn<ReleaseForm>, 'getValues' | 'setValue'>
const CHANGED = { shouldDirty: true }

/** The part of the form that a label can begin. */
export const begunOf = ({ getValues }: Form): LabelPrefill => {
  const { copyrightC, copyrightP, genre, subgenre, territories, distributionProviders } = getValues()
  return {
    copyrightC: copyrightC.text,
    copyrightP: copyrightP.text,
    genre,
    subgenre,
    territories,
    distributionProviders,
  }
}

export const putBegun = ({ setValue }: Form, begun: Partial<LabelPrefill>) => {
  if (begun.copyrightC !== undefined) setValue('copyrightC.text', begun.copyrightC, CHANGED)
  if (begun.copyrightP !== undefined) setValue('copyrightP.text', begun.copyrightP, CHANGED)
  if (begun.genre !== undefined) setValue('genre', begun.genre, CHANGED)
  if (begun.subgenre !== undefined) setValue('subgenre', begun.subgenre, CHANGED)
  if (begun.territories !== undefined) setValue('territories', begun.territories, CHANGED)
  if (begun.distributionProviders !== undefined) setValue('distributionProviders', begun.distributionProviders, CHANGED)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What to put back: of what was filled in, as it was before, unless somebody has changed it since. */
export const takenBack = (
  before: LabelPrefill,
  filled: Partial<LabelPrefill>,
  now: LabelPrefill,
): Partial<LabelPrefill> =>
  Object.fromEntries(
    PREFILL_FIELDS.filter((field) => filled[field] !== undefined && isSame(filled[field], now[field])).map((field) => [
      field,
      before[field],
    ]),
  )
