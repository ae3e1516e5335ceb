export type Window = {
  visibilityState: string
  postMessage: (message: unknown, options?: { transfer: Transferable[] }) => void
  focus: () => Promise<unknown>
  navigate: (target: string) => Promise<unknown>
}

/** The pages of the app, as far as the worker has to do with them. */
export type Windows = {
  matchAll: (options: { type: 'window' }) => Promise<readonly Window[]>
  openWindow: (target: string) => Promise<unknown>
}
