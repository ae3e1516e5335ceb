import { useDidUpdate } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { session } from '#src/auth/session/session.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import type { DraftArea } from '#src/offline/drafts/draft-record.ts'
import type { OpenedDraft } from '#src/offline/drafts/drafts.ts'
import { openDraftWithFile } from '#src/offline/drafts/tab-files.ts'
import { isSameValue } from '#src/shared/form/field-values.ts'

/** The stored draft of a form: the changed fields, except those that must not be stored. */
export const formDraftSchema = <V>(values: z.ZodMiniType<Partial<V>>) =>
  z.object({
    /** The id of the entity; a new entity will be created with it. */
    id: z.string(),
    /** The revision the changes are based on; null for a new entity. */
    revision: z.nullable(z.int()),
    values,
    /** Names of changed fields that are never stored. */
    leftOut: z.array(z.string()),
  })
type FormDraftValues<V> = { id: string; revision: number | null; values: Partial<V>; leftOut: string[] }

export type FormDraft<V> = {
  id: string
  /** The key of its picture in the draft files. */
  fileKey: string
  /** The revision that is shown, and that a discarded draft falls back to. */
  shown: number | undefined
  fields: z.ZodMiniType<Partial<V>>
  /** Null where this browser stores nothing. */
  opened: OpenedDraft<FormDraftValues<V>> | null
}

type Options<V> = {
  area: DraftArea
  entity: { id: string; revision: number } | undefined
  fields: z.ZodMiniType<Partial<V>>
}

const openFields = async <V>({ area, entity, fields }: Options<V>, fileOf: (id: string | undefined) => string) => {
  const { user } = await loadViewer()
  return openDraftWithFile<FormDraftValues<V>>({
    userId: user.id,
    organizationId: session.getState().organizationId ?? '',
    area,
    entityId: entity?.id ?? 'new',
    schema: formDraftSchema(fields),
    describe: () => ({ title: '', fileKeys: [] }),
    fileOf: (values) => fileOf(values?.id),
  })
}

/** Opens the draft of this form, of this person in this organization. */
export const openFormDraft = async <V>(options: Options<V>): Promise<FormDraft<V>> => {
  const { area, entity, fields } = options
  const ownId = entity?.id ?? crypto.randomUUID()
  const fileOf = (id = ownId) => `${area}/${id}/image`
  // Without storage the form works without a draft, and asks before the page is closed.
  const opened = await openFields(options, fileOf).catch(() => null)
  const id = entity?.id ?? opened?.values?.id ?? ownId
  return { id, fileKey: opened?.fileKey ?? fileOf(id), shown: entity?.revision, fields, opened }
}

/** The fields that differ from the saved values: those a draft may store, and the names of the others. */
export const changedFields = <V>(values: object, saved: Record<string, unknown>, fields: FormDraft<V>['fields']) => {
  const changed = Object.entries(values).filter(([name, value]) => !isSameValue(value, saved[name]))
  const { data = {} } = fields.safeParse(Object.fromEntries(changed))
  const leftOut = changed.map(([name]) => name).filter((name) => !Object.hasOwn(data, name))
  return { isChanged: changed.length > 0, values: data, leftOut }
}

/** The form values of an entity, and its revision; null when it cannot be parsed. */
export type ReadCurrent<V> = (current: unknown) => { values: V; revision: number } | null
type CurrentEntity<V> = { current: unknown; readCurrent: ReadCurrent<V> | undefined }

/** Parses the entity that the API sends with a conflict. */
export const currentReader =
  <E extends { revision: number }, V>(schema: z.ZodMiniType<E>, valuesOf: (entity: E) => V): ReadCurrent<V> =>
  (current) => {
    const { data } = schema.safeParse(current)
    return data === undefined ? null : { values: valuesOf(data), revision: data.revision }
  }

/** Calls back with the values of a form at each change, after `restored` values are filled in. */
export const useFormChanges = <V extends FieldValues, I>(
  form: UseFormReturn<V, unknown, I>,
  onChange: (values: V) => void,
  restored?: Partial<V>,
) => {
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    if (restored !== undefined) form.reset({ ...form.getValues(), ...restored }, { keepDefaultValues: true })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => notify(values) })
  }, [form, restored])
}

/** Restores the draft of a form and autosaves each change; an unchanged form follows the saved entity. */
export const useFormDraft = <V extends FieldValues, I>(
  form: UseFormReturn<V, unknown, I>,
  formDraft: FormDraft<V>,
  { current, readCurrent }: CurrentEntity<V>,
) => {
  const { opened, id, fields } = formDraft
  // What the form begins with may be newer than what its draft was opened for: opening takes its time.
  const [shown, setShown] = useState(() => readCurrent?.(current)?.revision ?? formDraft.shown)
  const [before] = useState(() => {
    const found = opened?.values ?? null
    if (found === null) return null
    // The draft equals what is saved, as when the page closed before the draft was deleted: nothing to restore.
    const saved = { ...form.formState.defaultValues }
    return changedFields(found.values, saved, fields).isChanged || found.leftOut.length > 0 ? found : null
  })
  const [restoredAt, setRestoredAt] = useState(before === null ? null : (opened?.draft.state().savedAt ?? null))
  const [revision, setRevision] = useState(before?.revision ?? shown)
  const [leftOut, setLeftOut] = useState<string[]>(before?.leftOut ?? [])

  const saveDraft = (values: V) => {
    const changed = changedFields(values, { ...form.formState.defaultValues }, fields)
    const unsaved = [...new Set([...leftOut, ...changed.leftOut])]
    if (unsaved.length > leftOut.length) setLeftOut(unsaved)
    if (changed.isChanged)
      opened?.draft.changed({ id, revision: revision ?? null, values: changed.values, leftOut: unsaved })
    else void opened?.draft.discard()
  }
  useFormChanges(form, saveDraft, before?.values)

  useDidUpdate(() => {
    const latest = readCurrent?.(current) ?? null
    if (latest === null || latest.revision <= (revision ?? 0) || form.formState.isDirty) return
    form.reset(latest.values)
    setShown(latest.revision)
    setRevision(latest.revision)
  }, [current])

  return {
    restoredAt,
    /** The revision the form is based on; undefined for a new entity. */
    revision,
    leftOut,
    /** Deletes the draft from this device. */
    discard: () => opened?.draft.discard() ?? Promise.resolve(),
    /** Resets the form to the saved values. */
    startOver: async () => {
      // Without values, the browser resets the form too, and replaces what React rendered in an `<output>`.
      form.reset((values) => ({ ...values, ...form.formState.defaultValues }))
      setRestoredAt(null)
      setLeftOut([])
      setRevision(shown)
      await opened?.draft.discard()
    },
  }
}
