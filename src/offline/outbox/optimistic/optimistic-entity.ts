import { isCreate, isUpdate, revisionOf, type OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { z } from '#src/contract/zod.ts'

export type Entity = Record<string, unknown>

const submissions = z.array(z.looseObject({ storeId: z.unknown() }))

/** Fields that are shown under another name than they are sent with. */
const isSent = (shown: string, input: Entity) =>
  [shown, `${shown}Id`, `${shown}FileId`].some((name) => name in input) || (shown === 'tracks' && 'tracklist' in input)

const withSubmissions = (entity: Entity, { optimistic }: OutboxChange): Entity => {
  const standing = submissions.safeParse(entity.submissions).data
  const made = submissions.safeParse(optimistic?.submissions).data
  if (standing === undefined || made === undefined) return entity
  const isNew = (one: (typeof made)[number]) =>
    standing.every(({ storeId, status }) => storeId !== one.storeId || status !== one.status)
  const added = made.filter(isNew)
  return added.length === 0 ? entity : { ...entity, submissions: [...standing, ...added] }
}

const withUpdate = (entity: Entity, change: OutboxChange): Entity => {
  const fields = Object.entries(change.optimistic ?? {}).filter(([name]) => isSent(name, change.input))
  const revision = typeof entity.revision === 'number' ? entity.revision : 0
  return { ...entity, ...Object.fromEntries(fields), revision: Math.max(revision, revisionOf(change) + 1) }
}

/** The entity as it will be after the change; applying the change again makes no difference. */
export const withChange = (entity: Entity | undefined, change: OutboxChange): Entity | undefined => {
  if (isCreate(change.path)) return entity ?? change.optimistic
  if (entity === undefined) return undefined
  if (change.path === 'submissions.create') return withSubmissions(entity, change)
  if (isUpdate(change.path)) return withUpdate(entity, change)
  return 'status' in change.input ? { ...entity, status: change.input.status } : entity
}
