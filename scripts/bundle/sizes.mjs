import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onDemandGroup } from '../../sw/on-demand-chunks.ts'
import { chunks, firstList, login, loginWithBackground, screens } from './chunks.mjs'
import { PRODUCTION, readText } from './files.mjs'

const KILOBYTE = 1000

/** To the byte: rounded, a size just above its limit reads like the limit. */
const inKilobytes = (bytes) => (bytes / KILOBYTE).toFixed(3).padStart(9)
const HASHED = /(?<=[\w.$]-)[\w-]{8}(?=\.(?:js|css|json|woff2)\b)/g
/**
 * The start names a hundred files, each with a hash that no compression makes smaller: the same code weighs up to 100
 * bytes more or less from one build to the next. Here the first file that is named always has the same hash, and so on.
 */
const withSteadyHashes = (text) => {
  const steady = new Map()
  const steadyHash = (hash) => {
    const number = String(steady.size)
    if (!steady.has(hash))
      steady.set(hash, createHash('sha256').update(number).digest('base64url').slice(0, hash.length))
    return steady.get(hash)
  }
  return text.replaceAll(HASHED, steadyHash)
}
const brotli = (file) => brotliCompressSync(withSteadyHashes(readText(PRODUCTION, file))).length
const total = (files) => [...files].reduce((sum, file) => sum + brotli(file), 0)
const scriptsOf = (some) => total([...some].map(({ file }) => file))
const stylesOf = (some) => total(new Set([...some].flatMap(({ css }) => css)))

const worker = readText(PRODUCTION, 'sw.js')
const precached = [...worker.matchAll(/url:"([^"]+)"|"url":"([^"]+)"/g)]
  .map(([, bare, quoted]) => bare ?? quoted)
  .filter((file) => onDemandGroup(`/${file}`) === null)

/** Name, size, and limit and aim in kilobytes. A limit goes up only for what people get, in a commit that says so. */
const SIZES = [
  ['JS until /login is painted', scriptsOf(login), 178, 170],
  ['JS until the list of releases', scriptsOf(firstList), 177.3, 175],
  ['/login with its background tasks', scriptsOf(loginWithBackground), 186.6, 176],
  ['CSS until the list of releases', stylesOf(firstList), 13, 13],
  ['HTML and CSS together', stylesOf(firstList) + brotli('index.html'), 18.4, 18],
  ["a route's own chunk, the largest", Math.max(...screens.map(({ file }) => brotli(file))), 30.7, 30],
  ['the worker (gzip)', gzipSync(worker).length, 25, 25],
  [
    'the precache (raw)',
    precached.reduce((sum, file) => sum + readFileSync(`${PRODUCTION}${file}`).length, 0),
    3000,
    3000,
  ],
]

/** Prints what each part weighs; whether all are within their limits. */
export const checkSizes = () => {
  const over = SIZES.filter(([, bytes, limit]) => bytes > limit * KILOBYTE)
  for (const size of SIZES) {
    const [what, bytes, limit, aim] = size
    const mark = over.includes(size) ? '✗' : '✓'
    console.log(`${mark} ${what.padEnd(36)} ${inKilobytes(bytes)} kB, at most ${limit}, aim ${aim}`)
  }
  console.log(
    `  ${login.size} scripts until /login is painted, ${firstList.size} until the list of releases, ${chunks.length} in all`,
  )
  return over.length === 0
}

/** Prints the scripts of the list of releases, the largest first. */
export const printParts = () => {
  const sizes = [...firstList].map(({ file }) => ({ file, bytes: brotli(file) }))
  for (const { file, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`  ${inKilobytes(bytes)} ${file}`)
}
