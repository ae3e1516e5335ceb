import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { OUTBOX_MARKER } from '#src/offline/storage/outbox-marker.ts'

const read = () => {
  try {
    return localStorage.getItem(OUTBOX_MARKER)
  } catch {
    // Read before a storage in memory replaces one that the browser refuses, which then says that anything may be queued.
    return null
  }
}

/**
 * Whether anything is queued in this browser, without a look into the database: changes with every change of the queue, in
 * whichever tab; null while it is empty.
 */
export const outboxFlag = createStore<string | null>(() => read())

export const setOutboxFlag = (isWaiting: boolean) => {
  const flag = isWaiting ? crypto.randomUUID() : null
  try {
    if (flag === null) localStorage.removeItem(OUTBOX_MARKER)
    else localStorage.setItem(OUTBOX_MARKER, flag)
  } catch {
    // No room: the change is queued all the same, and this tab sends it.
  }
  outboxFlag.setState(flag)
}

export const syncOutboxFlag = () =>
  window.addEventListener('storage', ({ key }) => {
    if (key === OUTBOX_MARKER || key === null) outboxFlag.setState(read())
  })

/** The ids of all entities with queued changes of the signed-in user. */
export const pendingEntities = createStore<ReadonlySet<string>>(() => new Set())

/** Whether any of these entities has queued changes. */
export const useHasPendingChanges = (ids: readonly string[]): boolean => {
  const waiting = useStore(pendingEntities)
  return ids.some((id) => waiting.has(id))
}
