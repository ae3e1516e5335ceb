import type { QueryKey } from '@tanstack/react-query'

/**
 * The server's own answer, which an answer with queued changes carries, so that they can be undone. Undefined
 * where the server has none, because the entity was made offline.
 */
export const serverDataOf = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !('serverData' in data)) return data
  return data.serverData ?? undefined
}

/** Applies queued changes. */
export type OptimisticOverlay = {
  /** To an answer that there is. */
  apply: (queryKey: QueryKey, answer: unknown) => unknown
  /** To the answer of the server, or to nothing where there is none. */
  ask: (queryKey: QueryKey, ask: () => unknown) => Promise<unknown>
}

let load: (() => Promise<OptimisticOverlay | null>) | null = null
/** The loader resolves to null where nothing is queued. */
export const setOptimisticOverlay = (loader: () => Promise<OptimisticOverlay | null>) => {
  load = loader
}

/** Null where nothing is queued, and where the code of the outbox cannot be fetched: then only the server's answers are shown. */
export const loadOptimisticOverlay = async (): Promise<OptimisticOverlay | null> =>
  (await load?.().catch(() => null)) ?? null
