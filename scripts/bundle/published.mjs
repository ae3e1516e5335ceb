import { existsSync, readdirSync } from 'node:fs'
import { EMULATED, PRODUCTION } from './files.mjs'

/** Lists of the build's own modules, and what a tool leaves behind: `.vite/manifest.json`, source maps. */
const PRIVATE = /(^|\/)\.|\.map$|(^|\/)manifest\.json$/

/** A host publishes the whole folder: nothing may lie in it that only the build needs. */
export const checkPublished = () => {
  const published = [PRODUCTION, EMULATED]
    .filter((build) => existsSync(build))
    .flatMap((build) => readdirSync(build, { recursive: true }).filter((file) => PRIVATE.test(String(file))))
  for (const file of published) console.error(`✗ ${String(file)} would be published`)
  return published.length === 0
}
