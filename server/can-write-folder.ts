import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whether files can be written to a folder, or the folder can be made where there is none yet. Nothing is written. */
export const canWriteFolder = (folder: string): boolean => {
  try {
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found === undefined) return dirname(folder) !== folder && canWriteFolder(dirname(folder))
    accessSync(folder, constants.W_OK | constants.X_OK)
    return found.isDirectory()
  } catch {
    return false
  }
}
