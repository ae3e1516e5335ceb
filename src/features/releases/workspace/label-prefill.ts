import type { UseFormReturn } from 'react-hook-form'
import { PREFILL_FIELDS, type LabelPrefill } from '#src/domain/label/defaults.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'

type Form = Pick<UseFormReturn<ReleaseForm>, 'getValues' | 'setValue'>
const CHANGED = { shouldDirty: true }

/** The part of the form that a label can begin. */
export const prefillFieldsOf = ({ getValues }: Form): LabelPrefill => {
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

export const applyPrefill = ({ setValue }: Form, prefill: Partial<LabelPrefill>) => {
  if (prefill.copyrightC !== undefined) setValue('copyrightC.text', prefill.copyrightC, CHANGED)
  if (prefill.copyrightP !== undefined) setValue('copyrightP.text', prefill.copyrightP, CHANGED)
  if (prefill.genre !== undefined) setValue('genre', prefill.genre, CHANGED)
  if (prefill.subgenre !== undefined) setValue('subgenre', prefill.subgenre, CHANGED)
  if (prefill.territories !== undefined) setValue('territories', prefill.territories, CHANGED)
  if (prefill.distributionProviders !== undefined)
    setValue('distributionProviders', prefill.distributionProviders, CHANGED)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What to put back: of what was filled in, as it was before, unless somebody has changed it since. */
export const prefillToUndo = (
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
