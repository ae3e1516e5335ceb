import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from '../../src/contract/zod.ts'

const SPLITTER = 'tanstack-router:code-splitter:compile-reference-file'
/** The splitter remembers such a file for later. */
const REMEMBERED = 'tsr-shared'

const splitRoute = z.object({ code: z.string(), map: z.optional(z.any()) })
/** By the file of a route; the key is of all that it is made from. */
const cachedRoutesFile = z.record(z.string(), z.object({ key: z.string(), split: splitRoute }))

const readStored = (store: string): z.output<typeof cachedRoutesFile> => {
  try {
    return cachedRoutesFile.parse(JSON.parse(readFileSync(store, 'utf8')))
  } catch {
    return {}
  }
}

/** To split a route takes as long as all the rest of its file, and every page needs all routes: an earlier start has them. */
export const cachedRoutes = (): Plugin => ({
  name: 'liner-cached-routes',
  apply: 'serve',
  configResolved({ plugins, cacheDir, root }) {
    const transform = plugins.find(({ name }) => name === SPLITTER)?.transform
    if (transform === undefined || typeof transform === 'function') return
    const split = transform.handler
    const store = join(cacheDir, 'routes.json')
    const stored = readStored(store)
    const versions = readFileSync(join(root, 'package-lock.json'))
    const seen = new Set<string>()
    transform.handler = async function (code, id, options) {
      const key = createHash('sha256').update(versions).update(id).update(code).digest('hex')
      const isFirst = !seen.has(id)
      seen.add(id)
      const found = stored[id]
      if (isFirst && found?.key === key) return found.split
      const result = splitRoute.safeParse(await split.call(this, code, id, options))
      if (!result.success) return null
      if (isFirst && !result.data.code.includes(REMEMBERED)) {
        stored[id] = { key, split: result.data }
        mkdirSync(cacheDir, { recursive: true })
        writeFileSync(store, JSON.stringify(stored))
      }
      return result.data
    }
  },
})
