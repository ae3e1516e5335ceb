import { isSameValue } from '#src/shared/form/field-values.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import type { DraftArea } from '#src/offline/drafts/draft-record.ts'
import { type OpenedDraft, openDraft } from '#src/offline/drafts/drafts.ts'
import { session } from '#src/auth/session/session.ts'

/** What a form keeps on this device: the fields that were changed, as far as they may be kept at all. */
export const formDraftSchema = <V>(values: z.ZodMiniType<Partial<V>>) =>
  z.object({
    /** Of the entity; for one that is new, the id it will be made with. */
    id: z.string(),
    /** What the changes are based on; null for one that is new. */
    revision: z.nullable(z.int()),
    values,
    /** Fields that were changed too, but are never kept. */
    leftOut: z.array(z.string()),
  })
type FormDraftValues<V> = { id: string; revision: number | null; values: Partial<V>; leftOut: string[] }

export type FormDraft<V> = {
  id: string
  /** Under which its picture is kept. */
  fileKey: string
  /** The revision that is shown, which is what the form falls back to. */
  shown: number | undefined
  fields: z.ZodMiniType<Partial<V>>
  /** Null where this browser keeps nothing. */
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

/** What was typed into this form before and not saved, of this person in this organization. */
export const openFormDraft = async <V>(options: Options<V>): Promise<FormDraft<V>> => {
  // Where the browser stores nothing, the form works all the same and asks before it is left.
  const opened = await openFields(options).catch(() => null)
  const id = options.entity?.id ?? opened?.values?.id ?? crypto.randomUUID()
  return { id, fileKey: fileKeyOf(options.area, id), shown: options.entity?.revision, fields: options.fields, opened }
}

/** The fields that differ from what is saved: those that may be kept, and the names of the others. */
export const changedFields = <V>(values: object, saved: Record<string, unknown>, fields: FormDraft<V>['fields']) => {
  const changed = Object.entries(values).filter(([name, value]) => !isSameValue(value, saved[name]))
  const { data = {} } = fields.safeParse(Object.fromEntries(changed))
  const leftOut = changed.map(([name]) => name).filter((name) => !Object.hasOwn(data, name))
  return { isChanged: changed.length > 0, values: data, leftOut }
}
