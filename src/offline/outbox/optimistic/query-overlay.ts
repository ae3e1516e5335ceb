import type { QueryKey, QueryState } from '@tanstack/react-query'
import { readApiKey } from '#src/api/api-key.ts'
import { isUnreachable } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { z } from '#src/contract/zod.ts'
import { loadPendingFileUrls, withPendingFileUrls } from '#src/offline/outbox/files/pending-files.ts'
import { applyToServerData, withChanges } from '#src/offline/outbox/optimistic/apply-changes.ts'
import { entityDefaultsOf } from '#src/offline/outbox/optimistic/entity-defaults.ts'
import { isCreate, type OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { currentOwner } from '#src/offline/outbox/queue/current-owner.ts'
import { pendingEntities } from '#src/offline/outbox/queue/outbox-state.ts'
import { isOf } from '#src/offline/outbox/queue/queue.ts'
import { ownChanges, readQueue, sharedQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import { type OptimisticOverlay, serverDataOf } from '#src/offline/query-persistence/overlay-loader.ts'
import { persistQueryNow } from '#src/offline/query-persistence/query-persister.ts'

const record = z.record(z.string(), z.unknown())

/** As this page can show it: its files have addresses here, and an earlier version may not have known all fields. */
const showable = (change: OutboxChange): OutboxChange => {
  const optimistic = record.safeParse(withPendingFileUrls(change.optimistic)).data
  const entity = entityDefaultsOf(change.path)
  if (!isCreate(change.path) || entity === undefined) return { ...change, optimistic }
  return { ...change, optimistic: entity.output.safeParse({ ...entity.defaults, ...optimistic }).data }
}

/** What waits of this user where they work now. */
const changesHere = (): OutboxChange[] => {
  const owner = currentOwner()
  return owner === null ? [] : sharedQueue.getState().changes.filter((change) => isOf(owner, change))
}

const apply = (queryKey: QueryKey, answer: unknown) => applyToServerData(queryKey, answer, changesHere().map(showable))

/** What was made offline, as a list that was never read here; undefined where none of it belongs there. */
const madeList = (queryKey: QueryKey) => {
  const key = readApiKey(queryKey)
  if (key?.procedure !== 'list') return undefined
  const empty = { [key.area]: [], count: 0 }
  const list = apply(queryKey, empty)
  return list === empty ? undefined : { ...record.parse(list), serverData: null }
}

/** It has no age to show, and is fetched as soon as there is a network. */
const markAsUnread = (queryKey: QueryKey) =>
  setTimeout(() => queryClient.setQueryData(queryKey, (data: unknown) => data, { updatedAt: 0 }))

const ask: OptimisticOverlay['ask'] = async (queryKey, askServer) => {
  try {
    return apply(queryKey, await askServer())
  } catch (error) {
    // The server cannot be reached, or does not know yet what was made offline.
    const made = apply(queryKey, undefined)
    if (made !== undefined) return made
    const list = isUnreachable(error) ? madeList(queryKey) : undefined
    if (list === undefined) throw error
    markAsUnread(queryKey)
    return list
  }
}

let firstRead: Promise<unknown> | undefined
const readFirst = async () => {
  const { changes } = await readQueue()
  await loadPendingFileUrls(changes.map(({ input }) => input))
  markWaiting()
}

/** The overlay once it is known what waits; it answers at once from then on. */
export const readQueueOverlay = async (): Promise<OptimisticOverlay> => {
  // A queue that cannot be read shows nothing on top of the server's answers.
  await (firstRead ??= readFirst().catch(() => undefined))
  return { apply, ask }
}

const markWaiting = () =>
  pendingEntities.setState(new Set(ownChanges(sharedQueue.getState()).flatMap(({ entities }) => entities)), true)

/** An entity made here is shown at once wherever it is opened: the server would only say that it knows none. */
const showMade = (changes: readonly OutboxChange[]) => {
  for (const { path, entities } of changes.filter((change) => isCreate(change.path))) {
    const queryKey = entityDefaultsOf(path)?.keyOf(entities[0] ?? '') ?? []
    if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, apply(queryKey, undefined))
  }
}

/** What is shown of a query, and what the server says once it has what was sent. */
const show = (queryKey: QueryKey, { data, dataUpdatedAt }: QueryState, sent: readonly OutboxChange[]): boolean => {
  const before = serverDataOf(data)
  const shown = apply(queryKey, withChanges(queryKey, before, sent))
  if (shown === before && data === before) return false
  if (shown === undefined) void queryClient.resetQueries({ queryKey, exact: true })
  else queryClient.setQueryData(queryKey, shown, { updatedAt: dataUpdatedAt })
  return shown !== undefined
}

/** Shows what waits in all that was read. What was sent stays as it was shown, also in storage, until it is read again. */
export const showQueue = async (sent: readonly OutboxChange[] = []): Promise<void> => {
  const landed = sent.map(showable)
  markWaiting()
  showMade(changesHere())
  const queries = queryClient.getQueryCache().getAll()
  const changed = queries.filter(({ queryKey, state }) => state.data !== undefined && show(queryKey, state, landed))
  if (landed.length > 0) await Promise.all(changed.map(({ queryKey }) => persistQueryNow(queryKey, queryClient)))
}
