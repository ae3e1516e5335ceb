import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LENGTH = 5

/** Short names for the classes of a built app, the same for the same class of the same file; a letter comes first. */
export const shortClassName = (name: string, file: string): string => {
  const place = `${relative(process.cwd(), file.replace(/\?.*$/, ''))}:${name}`
  return `c${createHash('sha256').update(place).digest('base64url').replaceAll(/[-_]/g, '').slice(0, LENGTH)}`
}
