import type { Database } from '#backend/ports.ts'
import type { DiskFiles } from './disk-files.ts'

const UNFINISHED_MS = 48 * 3_600_000

type Collected = { uploads: number; files: number }

/**
 * Removes uploads that were begun 48 hours ago and never completed, and what is on the disk as long without a row that
 * names it.
 */
export const collectUnfinishedUploads = async (
  { read, write }: Database,
  files: DiskFiles,
  now: Date,
): Promise<Collected> => {
  const before = new Date(now.getTime() - UNFINISHED_MS)
  const collected = { uploads: 0, files: 0 }
  const unfinished = await read((tables) => tables.files.where({ is: { complete: false, drawing: null, sound: null } }))
  for (const { id, createdAt } of unfinished) {
    if (createdAt >= before.toISOString()) continue
    const isCollected = await write(async (tables) => {
      const file = await tables.files.get(id)
      // It may have been completed since.
      if (file === undefined || file.complete) return false
      await tables.files.remove(id)
      return true
    })
    if (!isCollected) continue
    await files.remove(id)
    collected.uploads += 1
  }
  for await (const ids of files.writtenBefore(before)) {
    const named = new Set((await read((tables) => tables.files.where({ ids: [...ids] }))).map(({ id }) => id))
    for (const id of ids) {
      if (named.has(id)) continue
      await files.remove(id)
      collected.files += 1
    }
  }
  return collected
}
