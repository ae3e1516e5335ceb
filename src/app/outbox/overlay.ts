import type { QueryKey, QueryState } from '@tanstack/react-query'
import type { Overlay } from '#src/api/overlay.ts'
import { queryClient } from '#src/api/query-client.ts'
import { keepNow } from '#src/api/keep-for-offline.ts'
import { AREAS } from '#src/app/outbox/guess/areas.ts'
import { currentOwner, ownChanges, readQueue, shownQueue } from '#src/app/outbox/outbox.ts'
import { loadPromisedUrls, withPromisedUrls } from '#src/app/outbox/promised-urls.ts'
import { z } from '#src/contract/zod.ts'
import { isCreate, type WaitingChange } from '#src/offline/outbox/change.ts'
import { overlaid, withChanges } from '#src/offline/outbox/overlay.ts'
import { isOf } from '#src/offline/outbox/queue.ts'
import { serverDataOf } from '#src/offline/outbox/server-data.ts'
import { waitingEntities } from '#src/offline/outbox/waiting-entities.ts'

const record = z.record(z.string(), z.unknown())

/** As this page can show it: its files have addresses here, and an earlier version may not have known all fields. */
const showable = (change: WaitingChange): WaitingChange => {
  const optimistic = record.safeParse(withPromisedUrls(change.optimistic)).data
  const area = AREAS[change.path.split('.')[0] ?? '']
  if (!isCreate(change.path) || area === undefined) return { ...change, optimistic }
  return { ...change, optimistic: area.output.safeParse({ ...area.blank, ...optimistic }).data }
}

/** What waits of this user where they work now. */
const changesHere = (): WaitingChange[] => {
  const owner = currentOwner()
  return owner === null ? [] : shownQueue.get().changes.filter((change) => isOf(owner, change))
}

const apply = (queryKey: QueryKey, answer: unknown) => overlaid(queryKey, answer, changesHere().map(showable))

const ask: Overlay['ask'] = async (queryKey, askServer) => {
  try {
    return apply(queryKey, await askServer())
  } catch (error) {
    // The server cannot be reached, or does not know yet what was made offline.
    const made = apply(queryKey, undefined)
    if (made === undefined) throw error
    return made
  }
}

let firstRead: Promise<unknown> | undefined
const readFirst = async () => {
  const { changes } = await readQueue()
  await loadPromisedUrls(changes.map(({ input }) => input))
  markWaiting()
}

/** The overlay once it is known what waits; it answers at once from then on. */
export const loadOverlay = async (): Promise<Overlay> => {
  await (firstRead ??= readFirst().catch(() => undefined))
  return { apply, ask }
}

const markWaiting = () => waitingEntities.set(new Set(ownChanges(shownQueue.get()).flatMap(({ entities }) => entities)))

/** An entity made here is shown at once wherever it is opened: the server would only say that it knows none. */
const showMade = (changes: readonly WaitingChange[]) => {
  for (const { path, entities } of changes.filter((change) => isCreate(change.path))) {
    const queryKey = AREAS[path.split('.')[0] ?? '']?.keyOf(entities[0] ?? '') ?? []
    if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, apply(queryKey, undefined))
  }
}

/** What is shown of a query, and what the server says once it has what was sent. */
const show = (queryKey: QueryKey, { data, dataUpdatedAt }: QueryState, sent: readonly WaitingChange[]): boolean => {
  const before = serverDataOf(data)
  const shown = apply(queryKey, withChanges(queryKey, before, sent))
  if (shown === before && data === before) return false
  if (shown === undefined) void queryClient.resetQueries({ queryKey, exact: true })
  else queryClient.setQueryData(queryKey, shown, { updatedAt: dataUpdatedAt })
  return shown !== undefined
}

/** Shows what waits in all that was read. What was sent stays as it was shown, and is kept, until it is read again. */
export const showQueue = async (sent: readonly WaitingChange[] = []): Promise<void> => {
  const landed = sent.map(showable)
  markWaiting()
  showMade(changesHere())
  const queries = queryClient.getQueryCache().getAll()
  const changed = queries.filter(({ queryKey, state }) => state.data !== undefined && show(queryKey, state, landed))
  if (landed.length > 0) await Promise.all(changed.map(({ queryKey }) => keepNow(queryKey, queryClient)))
}
