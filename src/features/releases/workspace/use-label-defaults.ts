import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { PREFILL_FIELDS, prefillFromLabel, type LabelPrefill } from '#src/domain/label/defaults.ts'
import { prefillFieldsOf, applyPrefill, prefillToUndo } from '#src/features/releases/workspace/label-prefill.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'

type Filled = { name: string; before: LabelPrefill; filled: Partial<LabelPrefill> }
type Chosen = { id: string; name: string } | null

/** What nobody filled in of a new release is begun by the label that was chosen, and can be taken back. */
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
    if (detail !== null) return
    undo()
    if (label === null) return
    // Without a connection nothing is begun: whoever makes the release fills it in.
    const query = api.labels.defaults.queryOptions({ labelId: label.id })
    const defaults = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => null)
    if (defaults === null || form.getValues('label')?.id !== label.id) return
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
