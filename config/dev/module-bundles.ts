import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundle } from './bundle.ts'

const BACKEND = 'backend/api/respond.ts'
/** Most of the emulation, and of five thousand icons the used ones: trees of modules without a state. */
const BUNDLES = [BACKEND, 'mocks/db/seed/scenarios.ts', 'mocks/db/covers/draw-cover.ts', 'src/ui/icons.ts']
/** Errors and tables are compared by identity, by what is in a bundle and by what is not; the rest is loaded on demand. */
const SHARED = /^#backend\/(tables\/|refusal\.ts)|^#src\/platform\/|^#mocks\/db\/seed\/large\//
const LATEST = '?latest'

/** Answers from the latest version of the backend, without asking for its database again. */
const LIVE_BACKEND = `
import { respondTo as first } from '/${BACKEND}${LATEST}'

let latest = first
export const respondTo = (host) => {
  let made = latest
  let respond = made(host)
  return (request) => {
    if (made !== latest) {
      made = latest
      respond = made(host)
    }
    return respond(request)
  }
}

import.meta.hot.accept('/${BACKEND}${LATEST}', async (next) => {
  if (next === undefined) return
  latest = next.respondTo
  const { queryClient } = await import('/src/api/query-client.ts')
  await queryClient.invalidateQueries()
})
`

/** Packages are loaded once for all, except what only one of the bundles has. */
const OWN = /^(#|\.|\/|\0|@tabler\/)/

const isShared = (id: string) => SHARED.test(id) || !OWN.test(id)

/**
 * In development the emulation comes in few files, and a changed handler answers the next call without a reload: what
 * is shown is then asked for again.
 */
export const moduleBundles = (): Plugin => {
  let root = ''
  let cacheDir = ''
  /** By the file of a bundle, what is in it. */
  const contents = new Map<string, ReadonlySet<string>>()
  const entryOf = (id: string) => BUNDLES.find((name) => id === join(root, name) || id === join(root, name) + LATEST)
  return {
    name: 'liner-module-bundles',
    apply: 'serve',
    enforce: 'pre',
    configResolved: (config) => {
      ;({ root, cacheDir } = config)
    },
    async load(id) {
      const entry = entryOf(id)
      if (entry === undefined) return undefined
      if (entry === BACKEND && !id.endsWith(LATEST)) return LIVE_BACKEND
      const { code, map, files } = await bundle({ root, cacheDir, entry: join(root, entry), external: isShared })
      contents.set(id, new Set(Object.keys(files)))
      return { code, map }
    },
    hotUpdate({ file, modules, timestamp }) {
      if (this.environment.name !== 'client') return undefined
      const { moduleGraph } = this.environment
      const bundles = [...contents]
        .filter(([, files]) => files.has(file))
        .flatMap(([id]) => moduleGraph.getModuleById(id) ?? [])
      if (bundles.length === 0) return undefined
      // A catalogue that is there stays as it is: another one is made of it after the next load.
      for (const each of bundles) moduleGraph.invalidateModule(each, new Set(), timestamp)
      const isBackend = (id: string | null) => id?.endsWith(LATEST) === true
      return [...modules, ...bundles.filter(({ id }) => isBackend(id) || file.startsWith(join(root, 'mocks/')))]
    },
  }
}
