import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, tool } from './run.mjs'

/** What a build is made of. */
const SOURCES =
  'src backend mocks sw locales public config index.html vite.config.ts package.json package-lock.json .env.emulated'
    .split(' ')
    .map((name) => `${ROOT}${name}`)
/** Tests, and what only they share, are beside the sources. */
const OF_TESTS = /\.test\.tsx?$|^testing$/

const filesIn = (path) => {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !OF_TESTS.test(name))
  return names.flatMap((name) => filesIn(join(path, name)))
}

/** What the environment tells a build: another value makes another page. */
const variables = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()

/** What a build is made of, as a text: a file that was added, removed or renamed shows in it, whatever its time. */
export const partsOf = (sources) => [...variables(), ...sources.flatMap(filesIn)].join('\n')

/** Whether the sources changed since the stamp was set, or what the environment tells. */
export const isStale = (stamp, sources) => {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== partsOf(sources)) return true
  const builtAt = statSync(stamp).mtimeMs
  return sources.flatMap(filesIn).some((path) => statSync(path).mtimeMs >= builtAt)
}

const stampOf = (mode) => `${ROOT}dist/${mode}.stamp`

/** Builds the app in a mode, `production` or `emulated`; whether it could be built. */
export const buildApp = async (mode) => {
  // What changes during a build may be missing in it.
  const from = new Date()
  const parts = partsOf(SOURCES)
  const { code } = await tool('vite/bin/vite.js', ['build', '--mode', mode, '--logLevel', 'warn'])
  if (code !== 0) return false
  mkdirSync(`${ROOT}dist`, { recursive: true })
  writeFileSync(stampOf(mode), parts)
  utimesSync(stampOf(mode), from, from)
  return true
}

/** Builds the app unless nothing changed since its last build, nor what the environment tells it. */
export const buildIfStale = async (mode) => {
  if (existsSync(`${ROOT}dist/${mode}/index.html`) && !isStale(stampOf(mode), SOURCES)) return true
  console.log(`Building (${mode})…`)
  return buildApp(mode)
}
