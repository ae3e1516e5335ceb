import { keepNow } from '#src/api/keep-for-offline.ts'
import { queryClient } from '#src/api/query-client.ts'
import { AREAS } from '#src/app/outbox/guess/areas.ts'
import { knownWith } from '#src/app/outbox/guess/known.ts'
import { putInLists } from '#src/app/outbox/guess/lists.ts'
import { shownOf } from '#src/app/outbox/guess/shown.ts'
import { z } from '#src/contract/zod.ts'
import { withoutUnchanged } from '#src/offline/outbox/met.ts'
import { entitiesOf, fieldsOf, isCreate, isUpdate, revisionOf } from '#src/offline/outbox/change.ts'

export type Change = { path: string; input: Record<string, unknown>; names: unknown; organizationId: string | null }
const entity = z.looseObject({ id: z.string(), revision: z.int() })

const shownNow = ({ path, input }: Pick<Change, 'path' | 'input'>) => {
  const [id = ''] = entitiesOf(path, input)
  return entity.safeParse(queryClient.getQueryData(AREAS[path.split('.')[0] ?? '']?.keyOf(id) ?? [])).data
}

/** What of an update differs from what is shown. */
export const touchedOf = (change: Change): Record<string, unknown> => {
  const shown = isUpdate(change.path) ? shownNow(change) : undefined
  return shown === undefined ? change.input : withoutUnchanged(change, shown)
}

const show = async (key: readonly unknown[], value: unknown) => {
  queryClient.setQueryData(key, value)
  await keepNow(key, queryClient)
}

/** The entity as it will be once the change is sent, shown at once everywhere; null where too little is known of it. */
const edited = async (change: Change): Promise<object | null> => {
  const { path, input, names, organizationId } = change
  const area = AREAS[path.split('.')[0] ?? '']
  const [id = ''] = entitiesOf(path, input)
  if (area === undefined) return null
  const known = knownWith(names)
  const before = isCreate(path) ? undefined : shownNow(change)
  if (before === undefined && isUpdate(path)) return null
  const now = new Date().toISOString()
  const owner = organizationId ?? ''
  const start = before ?? { ...area.blank, createdAt: now, organization: { id: owner, name: known.nameOf(owner) } }
  const { data } = area.output.safeParse({
    ...start,
    ...(await shownOf(fieldsOf(change), known)),
    id,
    revision: isCreate(path) ? 1 : revisionOf(change) + 1,
    updatedAt: now,
  })
  if (data === undefined) return null
  await show(area.keyOf(id), data)
  await putInLists(path, data)
  return data
}

const toggled = async ({ path, input }: Change): Promise<object> => {
  const area = AREAS[path.split('.')[0] ?? '']
  for (const id of entitiesOf(path, input)) {
    const { data } = entity.safeParse(queryClient.getQueryData(area?.keyOf(id) ?? []))
    if (area !== undefined && data !== undefined) await show(area.keyOf(id), { ...data, status: input.status })
    await putInLists(path, { id, status: input.status })
  }
  return { ok: true }
}

const storeIds = z.array(z.string())
/** The stores say that it waits for its reviewer, as it will. */
const submitted = async ({ input }: Change): Promise<object | null> => {
  const [releaseId = ''] = entitiesOf('submissions.create', input)
  const key = AREAS.releases?.keyOf(releaseId) ?? []
  const { data } = z.looseObject({ submissions: z.array(z.unknown()) }).safeParse(queryClient.getQueryData(key))
  if (data === undefined) return null
  const now = new Date().toISOString()
  const blank = { status: 'PENDING_APPROVAL', delivery: null, reason: null, createdAt: now, updatedAt: now }
  const made = storeIds.parse(input.storeIds).map((storeId) => ({ ...blank, id: crypto.randomUUID(), storeId }))
  await show(key, { ...data, submissions: [...data.submissions, ...made] })
  return made
}

/** What the server will most likely answer, shown everywhere until it does. */
export const guessOf = (change: Change): Promise<object | null> => {
  if (change.path === 'submissions.create') return submitted(change)
  return isCreate(change.path) || isUpdate(change.path) ? edited(change) : toggled(change)
}
