import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The ids of all entities with queued changes of the signed-in user. */
export const pendingEntities = createStore<ReadonlySet<string>>(() => new Set())

/** Whether any of these entities has queued changes. */
export const useHasPendingChanges = (ids: readonly string[]): boolean => {
  const waiting = useStore(pendingEntities)
  return ids.some((id) => waiting.has(id))
}
