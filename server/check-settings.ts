import { canWriteFolder } from './can-write-folder.ts'
import type { Command } from './read-command.ts'
import { readSettings } from './settings.ts'

/** A backup is made of files that may be read only. */
const WRITES_FILES: readonly Command['name'][] = ['serve', 'worker', 'restore']

/** Throws with the list of the settings that a command lacks, before anything is built, opened or written. */
export const checkSettings = (name: Command['name'], environment: Readonly<Record<string, string | undefined>>) => {
  readSettings(environment, WRITES_FILES.includes(name) ? canWriteFolder : undefined)
}
