import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Change } from '#mocks/db/row-store.ts'
import type { Head, Storage, StoredChange } from '#mocks/db/storage.ts'
import { z } from '#src/contract/zod.ts'

/** One commit a line: a line that a crash cut off is a commit that did not happen. */
const line = z.object({
  head: z.unknown(),
  changes: z.array(z.object({ key: z.string(), value: z.unknown() })),
  removed: z.optional(z.array(z.string())),
})
type Line = { head: Head; changes: StoredChange[]; removed?: string[] }

const keyOf = ({ table, id }: Change) => `${table}/${id}`
const parseLine = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // A line that was not written to its end counts as one that fails the schema.
    return undefined
  }
}
const readIfThere = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })

/**
 * Keeps changes in a file, one commit a line, and uploaded bytes in a folder beside it. What cannot be read goes to a
 * second file. One process writes at a time.
 */
export const openFileStorage = async (path: string): Promise<Storage> => {
  const folder = `${path}.files`
  const changes = new Map<string, unknown>()
  let head: unknown

  const replay = (text: string): boolean => {
    const { data } = line.safeParse(parseLine(text))
    if (data === undefined) return false
    head = data.head
    for (const key of data.removed ?? []) changes.delete(key)
    for (const { key, value } of data.changes) changes.set(key, value)
    return true
  }
  const stored = (await readIfThere(path))?.toString('utf8') ?? ''
  // What follows the last line break was cut off.
  const unreadable = stored
    .split('\n')
    .slice(0, -1)
    .findIndex((text) => !replay(text))
  // It may be a file of something else, which must not be written over.
  if (unreadable >= 0) throw new Error(`line ${unreadable + 1} of ${path} is not a change of the catalogue`)

  /** All as one commit, in a file that takes the place of the old one at once. */
  const rewrite = async () => {
    const all = { head, changes: [...changes].map(([key, value]) => ({ key, value })) }
    await writeFile(`${path}.new`, `${JSON.stringify(all)}\n`)
    await rename(`${path}.new`, path)
  }
  if (head !== undefined) await rewrite()
  else if (stored !== '') throw new Error(`${path} holds no change of the catalogue`)

  const append = async (next: Line) => {
    const text = JSON.stringify(next)
    await appendFile(path, `${text}\n`)
    replay(text)
  }
  // An id may come from outside: the name of a file must not.
  const pathOf = (id: string) => `${folder}/${createHash('sha256').update(id).digest('hex')}`

  return {
    head: async () => head,
    changes: async () => [...changes].map(([key, value]) => ({ key, value: structuredClone(value) })),
    commit: (next, added) => append({ head: next, changes: added.map((value) => ({ key: keyOf(value), value })) }),
    clear: async (next) => {
      changes.clear()
      head = next
      await rewrite()
      await rm(folder, { recursive: true, force: true })
    },
    setAside: async (unreadable, next, now) => {
      const lines = unreadable.map((row) => JSON.stringify({ ...row, at: now.toISOString() }))
      await appendFile(`${path}.set-aside`, `${lines.join('\n')}\n`)
      await append({ head: next, changes: [], removed: unreadable.map(({ key }) => key) })
    },
    blobs: {
      get: async (id) => {
        const type = await readIfThere(`${pathOf(id)}.type`)
        const bytes = type === undefined ? undefined : await readIfThere(pathOf(id))
        return bytes === undefined ? undefined : new Blob([new Uint8Array(bytes)], { type: String(type) })
      },
      put: async (id, blob) => {
        await mkdir(folder, { recursive: true })
        await writeFile(pathOf(id), await blob.bytes())
        // Last: bytes without a type have not arrived yet.
        await writeFile(`${pathOf(id)}.type`, blob.type)
      },
    },
  }
}
