import type { QueryKey } from '@tanstack/react-query'

/** Applies what waits to be sent to an answer; `undefined` where there is none. */
export type Overlay = (queryKey: QueryKey, answer: unknown) => unknown

let load: (() => Promise<Overlay | null>) | null = null
/** The loader answers null where nothing waits. */
export const setOverlay = (loader: () => Promise<Overlay | null>) => {
  load = loader
}

export const loadOverlay = async (): Promise<Overlay | null> => (await load?.().catch(() => null)) ?? null
