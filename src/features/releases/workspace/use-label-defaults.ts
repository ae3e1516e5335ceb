import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { PREFILL_FIELDS, prefillFromLabel, type LabelPrefill } from '#src/domain/label/defaults.ts'
import { begunOf, putBegun, takenBack } from '#src/features/releases/workspace/begun.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'

type Filled = { name: string; before: LabelPrefill; filled: Partial<LabelPrefill> }
type Chosen = { id: string; name: string } | null

/** What nobody filled in of a new release is begun by the label that was chosen, and can be taken back. */
export const useLabelDefaults = () => {
  const { detail } = useWorkspace()
  const form = useFormContext<ReleaseForm>()
  const last = useRef<Filled | null>(null)
  const [told, setTold] = useState<Filled | null>(null)

  const undo = () => {
    if (last.current !== null) putBegun(form, takenBack(last.current.before, last.current.filled, begunOf(form)))
    last.current = null
    setTold(null)
  }
  const begin = async (label: Chosen) => {
    if (detail !== null) return
    undo()
    if (label === null) return
    // Without a connection nothing is begun: whoever makes the release fills it in.
    const query = api.labels.defaults.queryOptions({ labelId: label.id })
    const defaults = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => null)
    if (defaults === null || form.getValues('label')?.id !== label.id) return
    const before = begunOf(form)
    const filled = prefillFromLabel(defaults, before)
    if (Object.keys(filled).length === 0) return
    putBegun(form, filled)
    last.current = { name: label.name, before, filled }
    setTold(last.current)
  }
  const fields = told === null ? [] : PREFILL_FIELDS.filter((field) => told.filled[field] !== undefined)
  return { begin, undo, told: told === null ? null : { name: told.name, fields } }
}
