import { useDidUpdate } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changedFields, type Kept } from '#src/catalogue/entity/kept.ts'

/** What a form would show of an entity, and its revision; null when it cannot be read. */
export type ReadCurrent<V> = (current: unknown) => { values: V; revision: number } | null
type Standing<V> = { current: unknown; readCurrent: ReadCurrent<V> | undefined }

/** Puts back what was typed before, and from then on keeps what is typed; until then, it follows what is saved. */
export const useKept = <V extends FieldValues, I>(
  form: UseFormReturn<V, unknown, I>,
  kept: Kept<V>,
  { current, readCurrent }: Standing<V>,
) => {
  const { opened, id, fields } = kept
  const [shown, setShown] = useState(kept.shown)
  const [before] = useState(() => {
    const found = opened?.values ?? null
    if (found === null) return null
    // Saved after all, as when the page went before the draft did: there is nothing to put back.
    const saved = { ...form.formState.defaultValues }
    return changedFields(found.values, saved, fields).isChanged || found.leftOut.length > 0 ? found : null
  })
  const [restoredAt, setRestoredAt] = useState(before === null ? null : (opened?.draft.state().savedAt ?? null))
  const [revision, setRevision] = useState(before?.revision ?? shown)
  const [leftOut, setLeftOut] = useState<string[]>(before?.leftOut ?? [])

  useEffect(() => {
    if (before !== null) form.reset({ ...form.getValues(), ...before.values }, { keepDefaultValues: true })
  }, [form, before])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = changedFields(values, { ...form.formState.defaultValues }, fields)
          const unkept = [...new Set([...leftOut, ...changed.leftOut])]
          if (unkept.length > leftOut.length) setLeftOut(unkept)
          if (changed.isChanged)
            opened?.draft.changed({ id, revision: revision ?? null, values: changed.values, leftOut: unkept })
          else void opened?.draft.discard()
        },
      }),
    [form, fields, opened, id, revision, leftOut],
  )

  useDidUpdate(() => {
    const standing = readCurrent?.(current) ?? null
    if (standing === null || standing.revision <= (revision ?? 0) || form.formState.isDirty) return
    form.reset(standing.values)
    setShown(standing.revision)
    setRevision(standing.revision)
  }, [current])

  return {
    restoredAt,
    /** What the form is based on; undefined for what is new. */
    revision,
    leftOut,
    /** Nothing of what was typed stays on this device. */
    forget: () => opened?.draft.discard() ?? Promise.resolve(),
    /** Back to what is saved. */
    startOver: async () => {
      form.reset()
      setRestoredAt(null)
      setLeftOut([])
      setRevision(shown)
      await opened?.draft.discard()
    },
  }
}
