import { existsSync } from 'node:fs'
import { restoreBackup } from '../backup/restore-backup.ts'
import { openStorage } from '../host.ts'
import type { Command } from '../read-command.ts'

/** Fills an empty database and its files from a backup. */
export const restore = async ({ data, file }: Command): Promise<void> => {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`)
  const storage = await openStorage(data)
  try {
    const { rows, files, madeAt } = await restoreBackup(storage, file)
    process.stdout.write(`${rows} rows and ${files} files of ${madeAt} are restored.\n`)
  } finally {
    await storage.close()
  }
}
