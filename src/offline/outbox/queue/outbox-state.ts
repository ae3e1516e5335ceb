import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Whether anything is queued in this browser, without a look into the database. */
const MARKER = 'liner-outbox'

const read = () => {
  try {
    return localStorage.getItem(MARKER)
  } catch {
    // Read before a storage in memory replaces one that the browser refuses: nothing is queued in such a browser.
    return null
  }
}

/** Changes with every change of the queue, in whichever tab; null while it is empty. */
export const outboxFlag = createStore<string | null>(() => read())

export const setOutboxFlag = (isWaiting: boolean) => {
  if (isWaiting) localStorage.setItem(MARKER, crypto.randomUUID())
  else localStorage.removeItem(MARKER)
  outboxFlag.setState(read())
}

export const syncOutboxFlag = () =>
  window.addEventListener('storage', ({ key }) => {
    if (key === MARKER || key === null) outboxFlag.setState(read())
  })

/** The ids of all entities with queued changes of the signed-in user. */
export const pendingEntities = createStore<ReadonlySet<string>>(() => new Set())

/** Whether any of these entities has queued changes. */
export const useHasPendingChanges = (ids: readonly string[]): boolean => {
  const waiting = useStore(pendingEntities)
  return ids.some((id) => waiting.has(id))
}
