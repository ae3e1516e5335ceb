import { useRef, useState } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { PREFILL_FIELDS, prefillFromLabel, type LabelPrefill } from '#src/domain/label/defaults.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'

type Form = Pick<UseFormReturn<ReleaseForm>, 'getValues' | 'setValue'>
const CHANGED = { shouldDirty: true }

/** The values that a label can prefill. */
const prefillFieldsOf = ({ getValues }: Form): LabelPrefill => {
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

const applyPrefill = ({ setValue }: Form, prefill: Partial<LabelPrefill>) => {
  if (prefill.copyrightC !== undefined) setValue('copyrightC.text', prefill.copyrightC, CHANGED)
  if (prefill.copyrightP !== undefined) setValue('copyrightP.text', prefill.copyrightP, CHANGED)
  if (prefill.genre !== undefined) setValue('genre', prefill.genre, CHANGED)
  if (prefill.subgenre !== undefined) setValue('subgenre', prefill.subgenre, CHANGED)
  if (prefill.territories !== undefined) setValue('territories', prefill.territories, CHANGED)
  if (prefill.distributionProviders !== undefined)
    setValue('distributionProviders', prefill.distributionProviders, CHANGED)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The values to restore: those that were prefilled and not changed since, as they were before. */
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

type Filled = { name: string; before: LabelPrefill; filled: Partial<LabelPrefill> }
type Chosen = { id: string; name: string } | null

/** Prefills the empty fields of a new release from its label, and can undo it. */
export const useLabelDefaults = () => {
  const { detail } = useWorkspace()
  const form = useFormContext<ReleaseForm>()
  const last = useRef<Filled | null>(null)
  const [prefilled, setPrefilled] = useState<Filled | null>(null)

  const undo = () => {
    if (last.current !== null)
      applyPrefill(form, prefillToUndo(last.current.before, last.current.filled, prefillFieldsOf(form)))
    last.current = null
    setPrefilled(null)
  }
  const prefill = async (label: Chosen) => {
    if (detail === null) undo()
    if (label === null) return
    // Prefilling is a convenience: without an answer the user fills the fields in.
    const query = api.labels.defaults.queryOptions({ labelId: label.id })
    const defaults = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => null)
    if (form.getValues('label')?.id !== label.id) return
    // One that was made without a network is known to this page only.
    const made = queryClient.getQueryData(api.labels.get.queryKey({ labelId: label.id }))
    form.setValue('label', { ...label, isrcPrefix: (defaults ?? made)?.isrcPrefix })
    if (defaults === null || detail !== null) return
    const before = prefillFieldsOf(form)
    const filled = prefillFromLabel(defaults, before)
    if (Object.keys(filled).length === 0) return
    applyPrefill(form, filled)
    last.current = { name: label.name, before, filled }
    setPrefilled(last.current)
  }
  const fields = prefilled === null ? [] : PREFILL_FIELDS.filter((field) => prefilled.filled[field] !== undefined)
  return { prefill, undo, prefilled: prefilled === null ? null : { name: prefilled.name, fields } }
}
