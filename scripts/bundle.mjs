import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onDemandGroup } from '../sw/on-demand-chunks.ts'
import { ROOT } from './run.mjs'

const PRODUCTION = `${ROOT}dist/production/`
const EMULATED = `${ROOT}dist/emulated/`
const MARKER = 'liner-emulated-api'
const WORKER_MARKER = 'EMULATED_PUSH'
const KILOBYTE = 1000

const chunks = JSON.parse(readFileSync(`${ROOT}dist/production.manifest.json`, 'utf8'))
const brotli = (file) => brotliCompressSync(readFileSync(`${PRODUCTION}${file}`)).length
const total = (files) => [...files].reduce((sum, file) => sum + brotli(file), 0)

/** The chunks with everything they import statically. */
const closure = (some, all = new Set()) => {
  for (const chunk of some) {
    if (all.has(chunk)) continue
    all.add(chunk)
    closure(
      chunks.filter(({ file }) => chunk.imports.includes(file)),
      all,
    )
  }
  return all
}
const styles = (some) => new Set([...some].flatMap(({ css }) => css))
const chunksWith = (isWanted) => chunks.filter(({ modules }) => modules.some(isWanted))
const isScreen = (module) => module.includes('/src/routes/') && module.includes('?tsr-split=')
/** The chunks with a route's screen. Throws when there are none, because a size of 0 would pass. */
const screen = (name) => {
  const found = chunksWith((module) => isScreen(module) && module.includes(`/src/routes/${name}.tsx?`))
  if (found.length === 0) throw new Error(`No chunk holds the screen of ${name}.`)
  return found
}

const entry = closure(chunks.filter(({ isEntry }) => isEntry))
const login = closure([...entry, ...screen('_public/login')])
const list = closure([...entry, ...screen('_member'), ...screen('_member/artists/index')])
const background = closure(chunksWith((module) => module.endsWith('/src/app/background-tasks.ts')))
const isFile = (path) => (module) => module.endsWith(path)
/** What `/login` loads, with all that it loads after the first paint. */
const signIn = closure([
  ...login,
  ...background,
  ...['connection-banner.tsx', 'toast-outlet.tsx'].flatMap((file) => chunksWith(isFile(`/${file}`))),
])
const screenChunks = [...closure(chunksWith(isScreen))].filter((chunk) => !entry.has(chunk))
const script = (some) => total([...some].map(({ file }) => file))
const worker = readFileSync(`${PRODUCTION}sw.js`, 'utf8')
const files = [...worker.matchAll(/url:"([^"]+)"|"url":"([^"]+)"/g)].map(([, bare, quoted]) => bare ?? quoted)
const precached = files.filter((file) => onDemandGroup(`/${file}`) === null)
const raw = precached.reduce((sum, file) => sum + readFileSync(`${PRODUCTION}${file}`).length, 0)

/** Name, size, limit and aim. A limit may only go down. */
const SIZES = [
  ['JS until /login is painted', script(login), 180, 170],
  ['JS until the first list is painted', script(list), 184, 175],
  ['/login with its background tasks', script(new Set([...login, ...background])), 188, 176],
  ['CSS until the first list', total(styles(list)), 13, 13],
  ['HTML and CSS together', total(styles(list)) + brotli('index.html'), 18, 18],
  ["a route's own chunk, the largest", Math.max(...screenChunks.map(({ file }) => brotli(file))), 30, 30],
  ['the worker (gzip)', gzipSync(worker).length, 25, 25],
  ['the precache (raw)', raw, 3000, 3000],
]

let failed = false
for (const [what, bytes, limit, target] of SIZES) {
  const over = bytes > limit * KILOBYTE
  failed ||= over
  console.log(
    `${over ? '✗' : '✓'} ${what.padEnd(36)} ${(bytes / KILOBYTE).toFixed(1).padStart(7)} kB, at most ${limit}, aim ${target}`,
  )
}
console.log(
  `  ${login.size} scripts until /login is painted, ${list.size} until the first list, ${chunks.length} in all`,
)
if (process.argv.includes('--parts'))
  for (const { file } of [...list].toSorted((a, b) => brotli(b.file) - brotli(a.file)))
    console.log(`  ${(brotli(file) / KILOBYTE).toFixed(1).padStart(7)} ${file}`)

/** A failed chunk of a member's screen would reload the sign-in page and lose the typed password. */
const memberChunks = [...signIn].filter((chunk) =>
  chunksWith((module) => isScreen(module) && module.includes('/src/routes/_member')).includes(chunk),
)
if (memberChunks.length > 0) {
  failed = true
  console.log(`✗ the sign-in fetches ${memberChunks.map(({ file }) => file).join(', ')}`)
}

/** Chunks that import each other run before their imports are ready: the page would not start. */
const findCycle = (folder) => {
  const files = readdirSync(`${folder}assets`, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'))
  const imports = new Map(
    files.map((file) => [
      file.split('/').at(-1),
      [
        ...readFileSync(`${folder}assets/${file}`, 'utf8').matchAll(/(?:from|import)\s*"(?:\.{1,2}\/)+([^"]+\.js)"/g),
      ].map(([, path]) => path.split('/').at(-1)),
    ]),
  )
  const done = new Set()
  const search = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    done.add(file)
    for (const next of imports.get(file) ?? []) {
      const cycle = search(next, [...path, file])
      if (cycle !== null) return cycle
    }
    return null
  }
  for (const file of imports.keys()) {
    const cycle = search(file, [])
    if (cycle !== null) return cycle
  }
  return null
}
for (const folder of [PRODUCTION, EMULATED].filter((each) => existsSync(each))) {
  const cycle = findCycle(folder)
  if (cycle === null) continue
  failed = true
  console.log(`✗ chunks in a cycle: ${cycle.join(' → ')}`)
}

const hasEmulation = (folder) =>
  readdirSync(`${folder}assets`, { recursive: true })
    .filter((file) => String(file).endsWith('.js'))
    .some((file) => readFileSync(`${folder}assets/${String(file)}`, 'utf8').includes(MARKER))
const hasEmulatedPush = (folder) => readFileSync(`${folder}sw.js`, 'utf8').includes(WORKER_MARKER)
if (hasEmulation(PRODUCTION) || hasEmulatedPush(PRODUCTION)) {
  failed = true
  console.error('✗ the production build contains the emulated API')
}
if (!existsSync(EMULATED) || !hasEmulation(EMULATED) || !hasEmulatedPush(EMULATED)) {
  failed = true
  console.error('✗ the emulated build does not contain the emulated API, so its absence elsewhere proves nothing')
}
process.exit(failed ? 1 : 0)
