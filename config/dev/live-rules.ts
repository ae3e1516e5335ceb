import { join } from 'node:path'
import type { Plugin } from 'vite'

const EXPORTED = /^export (?:const|let|function|async function) (\w+)/gm

/**
 * The functions of a rule are called through what the latest version of their file says, wherever they were imported.
 * When anything else that the file exports has changed, Vite updates what imports it.
 */
const footer = (names: readonly string[]) => `
const shown = (value) => JSON.stringify(value, (_key, part) =>
  typeof part === 'function' || part instanceof RegExp ? String(part)
  : part instanceof Map || part instanceof Set ? [...part] : part)
const latest = { ${names.join(', ')} }
const versions = (import.meta.hot.data.versions ??= [])
versions.push(latest)
const live = (name, first) =>
  typeof first === 'function' ? Object.assign((...args) => latest[name](...args), first) : first
${names.map((name) => `${name} = live('${name}', ${name})`).join('\n')}
export const liveVersion = { ...latest }
import.meta.hot.accept((next) => {
  const changed = next?.liveVersion
  if (changed === undefined) return
  const isRule = Object.keys({ ...liveVersion, ...changed }).every((name) =>
    typeof liveVersion[name] === 'function' && typeof changed[name] === 'function' || shown(liveVersion[name]) === shown(changed[name]))
  if (!isRule) return import.meta.hot.invalidate()
  for (const version of versions) Object.assign(version, changed)
})
`

/** The code of a file whose exported functions follow each change of it; undefined where it exports none. */
export const withLiveFunctions = (code: string): string | undefined => {
  const names = [...code.matchAll(EXPORTED)].flatMap(([, name]) => name ?? [])
  if (names.length === 0) return undefined
  return `${code.replaceAll(/^export const /gm, 'export let ')}\n${footer(names)}`
}

/** In development a changed rule holds at once, and nothing that imports it is loaded again. */
export const liveRules = (): Plugin => {
  let domain = ''
  return {
    name: 'liner-live-rules',
    apply: 'serve',
    configResolved: ({ root }) => {
      domain = join(root, 'src/domain/')
    },
    transform(code, id) {
      if (!id.startsWith(domain) || id.includes('?')) return undefined
      const live = withLiveFunctions(code)
      return live === undefined ? undefined : { code: live, map: null }
    },
  }
}
