import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { z } from '../../src/contract/zod.ts'

const storedBundle = z.object({
  source: z.optional(z.string()),
  code: z.string(),
  map: z.string(),
  files: z.record(z.string(), z.number()),
})
type Bundle = z.output<typeof storedBundle>

type Options = {
  root: string
  cacheDir: string
  /** The file that is bundled with what it imports, and its source where there is no such file. */
  entry: string
  source?: string
  external: (id: string) => boolean
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The bundle of an earlier start, unless one of its files changed since. */
const readStored = (store: string, source: string | undefined): Bundle | undefined => {
  try {
    const stored = storedBundle.parse(JSON.parse(readFileSync(store, 'utf8')))
    const isCurrent = Object.entries(stored.files).every(([file, at]) => changedAt(file) === at)
    return isCurrent && stored.source === source ? stored : undefined
  } catch {
    // There is none, or it is of another version.
    return undefined
  }
}

/** One file with its source map, for the development server. */
export const bundle = async ({ root, cacheDir, entry, source, external }: Options): Promise<Bundle> => {
  const store = join(cacheDir, 'bundles', `${entry.slice(root.length + 1).replaceAll('/', '-')}.json`)
  const stored = readStored(store, source)
  if (stored !== undefined) return stored
  const result = await build({
    configFile: false,
    root,
    mode: 'development',
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      source !== undefined && {
        name: 'liner-bundle-entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = outputs.flatMap((each) => (each.type === 'chunk' ? [each] : []))
  const [chunk] = chunks
  if (chunk === undefined || chunks.length > 1) throw new Error(`${entry} is no single file: ${chunks.length}`)
  const ours = chunk.moduleIds.filter((id) => !id.startsWith('\0') && id !== entry)
  const files = Object.fromEntries(
    (source === undefined ? [entry, ...ours] : ours).map((file) => [file, changedAt(file)]),
  )
  const made = { ...(source !== undefined && { source }), code: chunk.code, map: chunk.map?.toString() ?? '', files }
  mkdirSync(dirname(store), { recursive: true })
  writeFileSync(store, JSON.stringify(made))
  return made
}
