import { isSameValue } from '#src/shared/form/field-values.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import type { DraftArea } from '#src/offline/drafts/draft-record.ts'
import { type OpenedDraft, openDraft } from '#src/offline/drafts/drafts.ts'
import { session } from '#src/auth/session/session.ts'

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

const fileKeyOf = (area: DraftArea, id: string) => `${area}/${id}/image`

type Options<V> = {
  area: DraftArea
  entity: { id: string; revision: number } | undefined
  fields: z.ZodMiniType<Partial<V>>
}

const openFields = async <V>({ area, entity, fields }: Options<V>) => {
  const { user } = await loadViewer()
  return openDraft<FormDraftValues<V>>({
    userId: user.id,
    organizationId: session.getState().organizationId ?? '',
    area,
    entityId: entity?.id ?? 'new',
    schema: formDraftSchema(fields),
    describe: ({ id }) => ({ title: '', fileKeys: [fileKeyOf(area, id)] }),
  })
}

/** Opens the draft of this form, of this person in this organization. */
export const openFormDraft = async <V>(options: Options<V>): Promise<FormDraft<V>> => {
  // Without storage the form works without a draft, and asks before the page is closed.
  const opened = await openFields(options).catch(() => null)
  const id = options.entity?.id ?? opened?.values?.id ?? crypto.randomUUID()
  return { id, fileKey: fileKeyOf(options.area, id), shown: options.entity?.revision, fields: options.fields, opened }
}

/** The fields that differ from the saved values: those a draft may store, and the names of the others. */
export const changedFields = <V>(values: object, saved: Record<string, unknown>, fields: FormDraft<V>['fields']) => {
  const changed = Object.entries(values).filter(([name, value]) => !isSameValue(value, saved[name]))
  const { data = {} } = fields.safeParse(Object.fromEntries(changed))
  const leftOut = changed.map(([name]) => name).filter((name) => !Object.hasOwn(data, name))
  return { isChanged: changed.length > 0, values: data, leftOut }
}
