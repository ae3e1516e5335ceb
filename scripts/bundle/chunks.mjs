import { readFileSync } from 'node:fs'
import { ROOT } from '../run.mjs'

/** The chunks of the production build, as `config/build-manifest.ts` lists them. */
export const chunks = JSON.parse(readFileSync(`${ROOT}dist/production.manifest.json`, 'utf8'))

/** The chunks with everything they import statically. */
export const withImports = (some, all = new Set()) => {
  for (const chunk of some) {
    if (all.has(chunk)) continue
    all.add(chunk)
    withImports(
      chunks.filter(({ file }) => chunk.imports.includes(file)),
      all,
    )
  }
  return all
}

export const isScreen = (module) => module.includes('/src/routes/') && module.includes('?tsr-split=')
export const chunksWith = (isWanted) => chunks.filter(({ modules }) => modules.some(isWanted))

/** Throws when there are none, because a size of 0 would pass. */
const findChunks = (what, isWanted) => {
  const found = chunksWith(isWanted)
  if (found.length === 0) throw new Error(`No chunk holds ${what}.`)
  return found
}
/** The chunks with a file of `src`. */
export const chunksOfFile = (path) => findChunks(path, (module) => module.endsWith(`/src/${path}`))
/** The chunks with a route's screen. */
const chunksOfScreen = (name) =>
  findChunks(`the screen of ${name}`, (module) => isScreen(module) && module.includes(`/src/routes/${name}.tsx?`))

/** What the HTML loads. */
const entry = withImports(chunks.filter(({ isEntry }) => isEntry))
const background = withImports(chunksOfFile('app/background-tasks.ts'))

export const login = withImports([...entry, ...chunksOfScreen('_public/login')])
export const loginWithBackground = new Set([...login, ...background])
/** Of the lists that a person may see first, the heaviest. */
export const firstList = withImports([
  ...entry,
  ...chunksOfScreen('_member'),
  ...chunksOfScreen('_member/releases/index'),
])
/** The chunks of all screens, without what the HTML loads. */
export const screens = [...withImports(chunksWith(isScreen))].filter((chunk) => !entry.has(chunk))
