import { basename } from 'node:path'
import { readText, scriptsOf } from './files.mjs'

const IMPORT = /(?:from|import)\s*"(?:\.{1,2}\/)+([^"]+\.js)"/g

const findCycle = (build) => {
  const imports = new Map(
    scriptsOf(build).map((file) => [
      basename(file),
      [...readText(build, file).matchAll(IMPORT)].map(([, path]) => basename(path)),
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

/** Chunks that import each other run before their imports are ready: the page would not start. */
export const checkCycles = (build) => {
  const cycle = findCycle(build)
  if (cycle !== null) console.log(`✗ chunks in a cycle: ${cycle.join(' → ')}`)
  return cycle === null
}
