import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, tool } from './run.mjs'

/** What a build is made of. */
const SOURCES =
  'src backend mocks sw locales public config index.html vite.config.ts package.json package-lock.json .env.emulated'

/** When a file, or anything within a folder, was last changed, added or removed: in milliseconds. */
const changedAt = (path) => {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}
const builtAt = (stamp) => statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether one of the sources changed since the stamp was set. */
export const isStale = (stamp, sources) => sources.some((path) => changedAt(path) >= builtAt(stamp))

const stampOf = (mode) => `${ROOT}dist/${mode}.stamp`

/** What the environment tells a build: another value makes another page. */
const variables = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}\n`)
    .toSorted()
    .join('')
const isBuiltWith = (stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === variables()

/** Builds the app in a mode, `production` or `emulated`; whether it could be built. */
export const buildApp = async (mode) => {
  const from = new Date()
  const { code } = await tool('vite/bin/vite.js', ['build', '--mode', mode, '--logLevel', 'warn'])
  if (code !== 0) return false
  mkdirSync(`${ROOT}dist`, { recursive: true })
  writeFileSync(stampOf(mode), variables())
  // What changes during a build may be missing in it.
  utimesSync(stampOf(mode), from, from)
  return true
}

/** Builds the app unless nothing changed since its last build, nor what the environment tells it. */
export const buildIfStale = async (mode) => {
  const sources = SOURCES.split(' ').map((name) => `${ROOT}${name}`)
  const isBuilt = statSync(`${ROOT}dist/${mode}/index.html`, { throwIfNoEntry: false }) !== undefined
  if (isBuilt && isBuiltWith(stampOf(mode)) && !isStale(stampOf(mode), sources)) return true
  console.log(`Building (${mode})…`)
  return buildApp(mode)
}
