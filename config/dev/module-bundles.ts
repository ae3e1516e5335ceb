import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { z } from '../../src/contract/zod.ts'

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

const storedBundle = z.object({ code: z.string(), map: z.string(), files: z.record(z.string(), z.number()) })
type Bundle = z.output<typeof storedBundle>

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The bundle of an earlier start, unless one of its files changed since. */
const readStored = (store: string): Bundle | undefined => {
  try {
    const stored = storedBundle.parse(JSON.parse(readFileSync(store, 'utf8')))
    return Object.entries(stored.files).every(([file, at]) => changedAt(file) === at) ? stored : undefined
  } catch {
    return undefined
  }
}

const bundle = async (root: string, input: string, store: string): Promise<Bundle> => {
  const stored = readStored(store)
  if (stored !== undefined) return stored
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input, external: isShared, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = outputs.flatMap((each) => (each.type === 'chunk' ? [each] : []))
  const [entry] = chunks
  if (entry === undefined || chunks.length > 1) throw new Error(`${input} is no single file: ${chunks.length}`)
  const ours = entry.moduleIds.filter((id) => !id.startsWith('\0'))
  const files = Object.fromEntries(ours.map((file) => [file, changedAt(file)]))
  const made = { code: entry.code, map: entry.map?.toString() ?? '', files }
  mkdirSync(dirname(store), { recursive: true })
  writeFileSync(store, JSON.stringify(made))
  return made
}

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
      root = config.root
      cacheDir = join(config.cacheDir, 'bundles')
    },
    async load(id) {
      const entry = entryOf(id)
      if (entry === undefined) return undefined
      if (entry === BACKEND && !id.endsWith(LATEST)) return LIVE_BACKEND
      const { code, map, files } = await bundle(root, join(root, entry), join(cacheDir, `${basename(entry)}.json`))
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
