import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleOf } from './folder-bundles.ts'

const RULES = bundleOf('src/domain/')

/** The end of a bundle: `export { isLong, names$1 as names };` */
const EXPORTS = /^export \{([^}]*)\};?$/m

type Name = { local: string; exported: string }

/**
 * Rules are called through what the latest version of the bundle says, wherever they were imported. When anything else
 * that it exports has changed, Vite updates what imports it. `$` begins no name of ours.
 */
const footer = (names: readonly Name[]) => `
const $shown = (value) => JSON.stringify(value, (_key, part) =>
  typeof part === 'function' || part instanceof RegExp ? String(part)
  : part instanceof Map || part instanceof Set ? [...part] : part)
const $isRule = (value) => typeof value === 'function' && !String(value).startsWith('class')
const $latest = { ${names.map(({ local, exported }) => `${exported}: ${local}`).join(', ')} }
const $versions = (import.meta.hot.data.versions ??= [])
$versions.push($latest)
const $live = (name, first) =>
  $isRule(first) ? Object.assign((...args) => $latest[name](...args), first) : first
export const liveVersion = { ...$latest }
import.meta.hot.accept((next) => {
  const changed = next?.liveVersion
  if (changed === undefined) return
  const $areRules = Object.keys({ ...liveVersion, ...changed }).every((name) =>
    $isRule(liveVersion[name]) && $isRule(changed[name]) || $shown(liveVersion[name]) === $shown(changed[name]))
  if (!$areRules) return import.meta.hot.invalidate()
  for (const version of $versions) Object.assign(version, changed)
})
`

const namesOf = (list: string): Name[] =>
  list.split(',').flatMap((part) => {
    const [local = '', exported = local] = part.trim().split(' as ')
    return local === '' ? [] : [{ local, exported }]
  })

const asLive = (exported: string) => `$live_${exported}`

/** The code of a bundle whose exported functions follow each change of it; undefined where it exports none. */
export const withLiveFunctions = (code: string): string | undefined => {
  const names = namesOf(EXPORTS.exec(code)?.[1] ?? '')
  if (names.length === 0) return undefined
  const made = names.map(({ local, exported }) => `const ${asLive(exported)} = $live('${exported}', ${local})`)
  const exports = names.map(({ exported }) => `${asLive(exported)} as ${exported}`).join(', ')
  return `${code.replace(EXPORTS, '')}\n${footer(names)}\n${made.join('\n')}\nexport { ${exports} }\n`
}

/** In development a changed rule holds at once, and nothing that imports it is loaded again. */
export const liveRules = (): Plugin => {
  let rules = ''
  return {
    name: 'liner-live-rules',
    apply: 'serve',
    configResolved: ({ root }) => {
      rules = join(root, RULES)
    },
    transform(code, id) {
      if (id !== rules) return undefined
      const live = withLiveFunctions(code)
      return live === undefined ? undefined : { code: live, map: null }
    },
  }
}
