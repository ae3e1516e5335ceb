import { existsSync } from 'node:fs'
import { backUp } from '../backup/back-up.ts'
import { openStorage } from '../host.ts'
import type { Command } from '../read-command.ts'

const MEGABYTE = 1_000_000

/** Writes the catalogue and its files into one file. Servers go on meanwhile. */
export const backup = async ({ data, file }: Command): Promise<void> => {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  const storage = await openStorage(data)
  try {
    const { rows, files, bytes } = await backUp(storage, file, new Date())
    const megabytes = (bytes / MEGABYTE).toFixed(1)
    process.stdout.write(`${rows} rows and ${files} files are in ${file} (${megabytes} MB).\n`)
  } finally {
    await storage.close()
  }
}
