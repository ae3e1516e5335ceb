import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onDemandGroup } from '../sw/on-demand-chunks.ts'
import { ROOT } from './run.mjs'

const PRODUCTION = `${ROOT}dist/production/`
const EMULATED = `${ROOT}dist/emulated/`
const MARKER = 'liner-emulated-api'
const WORKER_MARKER = 'EMULATED_PUSH'
const KILOBYTE = 1000

const manifest = JSON.parse(readFileSync(`${ROOT}dist/production.manifest.json`, 'utf8'))
const brotli = (file) => brotliCompressSync(readFileSync(`${PRODUCTION}${file}`)).length
const total = (files) => [...files].reduce((sum, file) => sum + brotli(file), 0)

/** A chunk with everything it imports at once; what it imports on demand is not fetched with it. */
const closure = (keys, chunks = new Set()) => {
  for (const key of keys) {
    if (chunks.has(key)) continue
    chunks.add(key)
    closure(manifest[key].imports ?? [], chunks)
  }
  return chunks
}
const scripts = (chunks) => new Set([...chunks].map((key) => manifest[key].file))
const styles = (chunks) => new Set([...chunks].flatMap((key) => manifest[key].css ?? []))
const route = (name) =>
  Object.keys(manifest).filter((key) => key.startsWith(`src/routes/${name}.tsx`) && key.includes('component'))

const entry = closure(['index.html'])
const login = closure([...entry, ...route('_public'), ...route('_public/login')])
const list = closure([...entry, ...route('_member'), ...route('_member/artists/index')])
const routes = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'))
const largestRoute = Math.max(...[...scripts(closure(routes))].filter((file) => !scripts(entry).has(file)).map(brotli))
const worker = readFileSync(`${PRODUCTION}sw.js`, 'utf8')
const files = [...worker.matchAll(/url:"([^"]+)"|"url":"([^"]+)"/g)].map(([, bare, quoted]) => bare ?? quoted)
const precached = files.filter((file) => onDemandGroup(`/${file}`) === null)
const raw = precached.reduce((sum, file) => sum + readFileSync(`${PRODUCTION}${file}`).length, 0)

/** What it weighs, what it may weigh today, and what it should weigh: today's figure may only go down. */
const FIGURES = [
  ['JS until /login is painted', total(scripts(login)), 180, 170],
  ['JS until the first list is painted', total(scripts(list)), 185, 175],
  ['CSS until the first list', total(styles(list)), 13, 13],
  ['HTML and CSS together', total(styles(list)) + brotli('index.html'), 18, 18],
  ["a route's own chunk, the largest", largestRoute, 30, 30],
  ['the worker (gzip)', gzipSync(worker).length, 25, 25],
  ['the precache (raw)', raw, 3000, 3000],
]

let failed = false
for (const [what, bytes, limit, target] of FIGURES) {
  const over = bytes > limit * KILOBYTE
  failed ||= over
  console.log(
    `${over ? '✗' : '✓'} ${what.padEnd(36)} ${(bytes / KILOBYTE).toFixed(1).padStart(7)} kB, at most ${limit}, aim ${target}`,
  )
}
if (process.argv.includes('--parts'))
  for (const file of [...scripts(list)].sort((a, b) => brotli(b) - brotli(a)))
    console.log(`  ${(brotli(file) / KILOBYTE).toFixed(1).padStart(7)} ${file}`)

const holds = (folder) =>
  readdirSync(`${folder}assets`).some((file) => readFileSync(`${folder}assets/${file}`, 'utf8').includes(MARKER))
const delivers = (folder) => readFileSync(`${folder}sw.js`, 'utf8').includes(WORKER_MARKER)
if (holds(PRODUCTION) || delivers(PRODUCTION)) {
  failed = true
  console.error('✗ the production build holds the emulated API')
}
if (!existsSync(EMULATED) || !holds(EMULATED) || !delivers(EMULATED)) {
  failed = true
  console.error('✗ the emulated build does not hold the emulated API, so its absence elsewhere proves nothing')
}
for (const folder of [PRODUCTION, EMULATED].filter((each) => existsSync(`${each}.vite`))) {
  failed = true
  console.error(`✗ ${folder} publishes the list of what was built`)
}
process.exit(failed ? 1 : 0)
