interface ImportMeta {
  readonly env: { readonly MODE: string }
  /** Vite's, as far as the worker uses it: one top-level key of each file. */
  readonly glob: <T>(pattern: string, options: { eager: true; import: string }) => Record<string, T>
}

/** The Static Routing API of an install event, which TypeScript does not know yet. Firefox and Safari lack it. */
interface ExtendableEvent {
  readonly addRoutes?: (
    rules: readonly {
      condition: { urlPattern: { pathname: string } }
      source: 'network' | { cacheName: string }
    }[],
  ) => Promise<void>
}
