import type { QueryKey } from '@tanstack/react-query'

/** Applies what waits to be sent. */
export type Overlay = {
  /** To an answer that there is. */
  apply: (queryKey: QueryKey, answer: unknown) => unknown
  /** To the answer of the server, or in its place where there is none. */
  ask: (queryKey: QueryKey, ask: () => unknown) => Promise<unknown>
}

let load: (() => Promise<Overlay | null>) | null = null
/** The loader answers null where nothing waits. */
export const setOverlay = (loader: () => Promise<Overlay | null>) => {
  load = loader
}

export const loadOverlay = async (): Promise<Overlay | null> => (await load?.().catch(() => null)) ?? null
