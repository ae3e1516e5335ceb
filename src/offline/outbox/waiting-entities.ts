import { createStore, useStored } from '#src/ui/store.ts'

/** The ids of everything with changes that wait to be sent, of whoever is signed in. */
export const waitingEntities = createStore<ReadonlySet<string>>(new Set())

/** Whether something of these waits to be sent. */
export const useIsWaiting = (ids: readonly string[]): boolean => {
  const waiting = useStored(waitingEntities)
  return ids.some((id) => waiting.has(id))
}
