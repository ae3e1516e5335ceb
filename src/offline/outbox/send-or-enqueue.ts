import { getUntypedClient, TRPCClientError } from '@trpc/client'
import i18next from 'i18next'
import { client } from '#src/api/client.ts'
import { isUnreachable } from '#src/api/errors.ts'
import { type Credentials, markOptimistic, type OutboxCall } from '#src/api/links.ts'
import { z } from '#src/contract/zod.ts'
import { hasPendingFiles, pendingFileIdsAmong } from '#src/offline/outbox/files/pending-files.ts'
import { cachedEntities } from '#src/offline/outbox/optimistic/cached-entities.ts'
import { type Change, optimisticAnswer, changedInput } from '#src/offline/outbox/optimistic/optimistic-answer.ts'
import { showQueue } from '#src/offline/outbox/optimistic/query-overlay.ts'
import { idsIn, isCreate, entitiesOf } from '#src/offline/outbox/queue/change.ts'
import { organizationNameOf, signedIn } from '#src/offline/outbox/queue/current-owner.ts'
import { outboxFlag } from '#src/offline/outbox/queue/outbox-state.ts'
import { withUploadedFileIds, added, EMPTY, isOf, type Owner } from '#src/offline/outbox/queue/queue.ts'
import { QUEUED_TOAST, changeQueue, readQueue, sharedQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import { missedUpdate, recordAnswered, recordSent, wasSentBefore } from '#src/offline/outbox/repeated-creation.ts'
import { requestBackgroundSync } from '#src/offline/outbox/sending/background-sync.ts'
import { startSending } from '#src/offline/outbox/sending/start-sending.ts'
import { reportStorageFailure } from '#src/offline/storage/storage-health.ts'
import { preloadToasts, showToast } from '#src/ui/toast.tsx'

/** The name of what is changed, as the person knows it. */
export const titleOf = ({ path, input, names }: Change): string => {
  const name = input.title ?? input.name
  if (typeof name === 'string') return name
  const { nameOf, titleOfRelease } = cachedEntities(names)
  return entitiesOf(path, input)
    .map((id) => titleOfRelease(id) || nameOf(id))
    .filter((name) => name !== '')
    .join(', ')
}

/** The calls of one save follow each other at once: after one without an answer, the others do not wait for their own time limit. */
const SAME_SAVE_MS = 2000
let unansweredAt = Number.NEGATIVE_INFINITY

const object = z.record(z.string(), z.unknown())

/** Unless the change was discarded, or sent, before its toast could be shown. */
const showQueuedToast = async (changeId: string) => {
  await Promise.all([i18next.loadNamespaces('outbox'), preloadToasts()])
  if (sharedQueue.getState().changes.every(({ id }) => id !== changeId)) return
  await showToast({
    id: QUEUED_TOAST,
    kind: 'info',
    title: i18next.t('outbox:waiting.title'),
    // Online it is queued as well: without an answer, or behind what had none.
    message: i18next.t(navigator.onLine ? 'outbox:waiting.message' : 'outbox:waiting.offline'),
  })
}

/** No device stores the e-mail of others. */
const isPrivate = ({ contactEmail = null }: Record<string, unknown>) => contactEmail !== null

const connectionNeeded = () => TRPCClientError.from(new Error('needs a connection'))

/** The queue, or an empty one where it cannot be read: with a connection everything works without it. */
const readQueueOrEmpty = () =>
  readQueue().catch((error: unknown) => {
    reportStorageFailure(error)
    return EMPTY
  })

/** `changed` is what is sent of it: at each repetition the same, under the same key. */
type IdentifiedChange = Change & { id: string; changed: Record<string, unknown> }

/** Queues a change with its optimistic answer. Where there is none, or the input is private, it needs a connection. */
const enqueue = async (change: IdentifiedChange, owner: Owner, uncertain: boolean) => {
  const { id, path, changed: input } = change
  const shown = isPrivate(input) ? null : await optimisticAnswer(change)
  if (shown === null) throw connectionNeeded()
  const { answer, optimistic } = shown
  const organizationName = organizationNameOf(owner.organizationId)
  const made = {
    id,
    organizationName,
    path,
    input,
    title: titleOf(change),
    since: Date.now(),
    optimistic,
  }
  try {
    await changeQueue((queue) => added(queue, { ...owner, ...made, uncertain }))
  } catch (error) {
    // No room, no database, or one of a newer version: the change fails now, because it cannot be queued.
    reportStorageFailure(error)
    throw connectionNeeded()
  }
  await showQueue()
  await startSending()
  void requestBackgroundSync()
  void showQueuedToast(id)
  return markOptimistic(answer)
}

/** Sends it, without the queue. Where an earlier try was not answered, what was changed since then is sent as well. */
const sendUnqueued = async (
  { id, path, changed: input }: IdentifiedChange,
  { send, credentials }: Pick<OutboxCall, 'send' | 'credentials'>,
): Promise<unknown> => {
  const isRepeated = wasSentBefore({ path, input })
  recordSent({ path, input })
  const answer = await send(input, id)
  recordAnswered({ path, input })
  const missed = isRepeated ? missedUpdate({ path, input }, answer) : null
  return missed === null
    ? answer
    : getUntypedClient(client).mutation(missed.path, missed.input, { context: { credentials } })
}

/** Whose change it is; null while that is unknown, and when another person is signed in by now. */
const ownerOf = ({ jwt, organizationId }: Credentials): Owner | null => {
  const user = signedIn()
  return user?.jwt === jwt ? { userId: user.userId, organizationId } : null
}

/** Sends a change, or queues it: without an answer, or behind queued changes of the same entity. */
export const sendOrEnqueue = async ({ path, input, names, credentials, send }: OutboxCall): Promise<unknown> => {
  const owner = ownerOf(credentials)
  const { data } = object.safeParse(input)
  if (owner === null || data === undefined) return send(input, crypto.randomUUID())
  // Where nothing was ever queued there is nothing to read: the common case needs no database.
  const isIdle = outboxFlag.getState() === null && !hasPendingFiles()
  const queue = isIdle ? EMPTY : await readQueueOrEmpty()
  const known = object.parse(
    withUploadedFileIds(isCreate(path) ? { id: crypto.randomUUID(), ...data } : data, queue.files),
  )
  const ids = idsIn(known)
  const isBehind = queue.changes.some((each) => isOf(owner, each) && each.entities.some((id) => ids.includes(id)))
  const made = { path, input: known, names, organizationId: owner.organizationId }
  const change = { ...made, id: crypto.randomUUID(), changed: changedInput(made) }
  // Without a database there are no pending files.
  const isFilePending = !isIdle && (await pendingFileIdsAmong(ids).catch(() => [])).length > 0
  const isUnanswered = Date.now() - unansweredAt < SAME_SAVE_MS
  if (isBehind || !navigator.onLine || isFilePending || isUnanswered) return enqueue(change, owner, wasSentBefore(made))
  try {
    return await sendUnqueued(change, { send, credentials })
  } catch (error) {
    if (!isUnreachable(error)) throw error
    unansweredAt = Date.now()
    return enqueue(change, owner, true)
  }
}
