import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

/** The ids of everything with changes that wait to be sent, of whoever is signed in. */
export const pendingEntities = createStore<ReadonlySet<string>>(() => new Set())

/** Whether something of these waits to be sent. */
export const useHasPendingChanges = (ids: readonly string[]): boolean => {
  const waiting = useStore(pendingEntities)
  return ids.some((id) => waiting.has(id))
}

/** Says without a look into the database whether anything waits in this browser. */
const MARKER = 'liner-outbox'

const read = () => {
  try {
    return localStorage.getItem(MARKER)
  } catch {
    // Read before anything stands in for a storage that the browser refuses: in such a one nothing waits.
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
