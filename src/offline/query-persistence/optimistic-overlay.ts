import type { QueryKey } from '@tanstack/react-query'

/**
 * The server's own answer, which one with waiting changes on it carries, so that they can be taken out again. Undefined
 * where the server has none, because the entity was made offline.
 */
export const serverDataOf = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !('serverData' in data)) return data
  return data.serverData ?? undefined
}

/** Applies what waits to be sent. */
export type OptimisticOverlay = {
  /** To an answer that there is. */
  apply: (queryKey: QueryKey, answer: unknown) => unknown
  /** To the answer of the server, or in its place where there is none. */
  ask: (queryKey: QueryKey, ask: () => unknown) => Promise<unknown>
}

let load: (() => Promise<OptimisticOverlay | null>) | null = null
/** The loader answers null where nothing waits. */
export const setOptimisticOverlay = (loader: () => Promise<OptimisticOverlay | null>) => {
  load = loader
}

/** Null where nothing waits, and where the code of the outbox cannot be fetched: then the server's answers stand alone. */
export const loadOptimisticOverlay = async (): Promise<OptimisticOverlay | null> =>
  (await load?.().catch(() => null)) ?? null
