import type { Plugin } from 'vite'

const EAGERLY_COMPILED = new Set(['index', 'common', 'lists', 'entity-lists'])

export const withCompileHint = ({ name, code }: { name: string; code: string }): string =>
  EAGERLY_COMPILED.has(name) ? `//# allFunctionsCalledOnLoad\n${code}` : code

/**
 * Otherwise V8 finds out function by function what the start needs, on the main thread and each time anew: a module from
 * a worker's cache has no compiled copy. With this first line it compiles the whole file in the background as it arrives
 * (https://v8.dev/blog/explicit-compile-hints). For other browsers it is a comment.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Vite writes the list of a chunk's files above its code: the hint only counts at the very top.
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withCompileHint(file)
    },
  },
})
