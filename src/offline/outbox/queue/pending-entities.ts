import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The ids of everything with changes that wait to be sent, of whoever is signed in. */
export const pendingEntities = createStore<ReadonlySet<string>>(() => new Set())

/** Whether something of these waits to be sent. */
export const useHasPendingChanges = (ids: readonly string[]): boolean => {
  const waiting = useStore(pendingEntities)
  return ids.some((id) => waiting.has(id))
}
