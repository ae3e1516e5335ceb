import { createStore } from 'zustand/vanilla'
import { signedIn } from '#src/offline/outbox/queue/current-owner.ts'
import { indexedDbQueue } from '#src/offline/outbox/queue/indexed-db-queue.ts'
import { setOutboxFlag } from '#src/offline/outbox/queue/outbox-state.ts'
import { EMPTY, type Queue } from '#src/offline/outbox/queue/queue.ts'
import { hideToast } from '#src/ui/toast.tsx'

const stored = indexedDbQueue()

/** The queue as this tab last saw it. */
export const sharedQueue = createStore<Queue>(() => EMPTY)

/** One transaction on the queue; it notifies the other tabs when it made a difference. */
export const changeQueue = async (next: (queue: Queue) => Queue): Promise<Queue> => {
  let isChanged = false
  const queue = await stored.change((before) => {
    const after = next(before)
    isChanged = after !== before
    return after
  })
  if (isChanged) setOutboxFlag(queue.changes.length > 0)
  sharedQueue.setState(queue, true)
  return queue
}

const discardedIds = new Set<string>()
/** Whether a change was discarded in this tab: it is gone from the queue, and was not sent. */
export const isDiscarded = (id: string) => discardedIds.has(id)
/** Whether the last queued change was sent. */
export const lastWasSent = createStore<boolean>(() => true)

/** The id of the toast that says that a change is stored on this device until it can be sent. */
export const QUEUED_TOAST = 'queued'

/** Changes the queue as the person decided. */
export const decide = async (next: (queue: Queue) => Queue): Promise<Queue> => {
  const queue = await changeQueue((before) => {
    const after = next(before)
    for (const { id } of before.changes) if (after.changes.every((change) => change.id !== id)) discardedIds.add(id)
    return after
  })
  if (ownChanges(queue).length === 0) void hideToast(QUEUED_TOAST)
  return queue
}

export const readQueue = (): Promise<Queue> => changeQueue((queue) => queue)

/** The queued changes of the signed-in user, in all organizations. */
export const ownChanges = ({ changes }: Queue) => {
  const user = signedIn()
  return user === null ? [] : changes.filter(({ userId }) => userId === user.userId)
}
