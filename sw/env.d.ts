interface ImportMeta {
  readonly env: { readonly MODE: string }
  /** Vite's, as far as the worker uses it: one top-level key of each file. */
  readonly glob: <T>(pattern: string, options: { eager: true; import: string }) => Record<string, T>
}
