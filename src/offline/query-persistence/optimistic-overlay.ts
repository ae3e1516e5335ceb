import type { QueryKey } from '@tanstack/react-query'

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

export const loadOptimisticOverlay = async (): Promise<OptimisticOverlay | null> =>
  (await load?.().catch(() => null)) ?? null
