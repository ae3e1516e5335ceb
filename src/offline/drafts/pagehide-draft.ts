import { type DraftRecord, draftKey } from '#src/offline/drafts/draft-record.ts'

/** A hidden page may be killed while it writes to the database: the last changes are written here, synchronously. */
const PREFIX = 'liner-hot-'

const parse = (raw: string | null): unknown => {
  try {
    return JSON.parse(raw ?? 'null')
  } catch {
    // Damaged: quarantined like any record that cannot be read.
    return raw
  }
}

/** False when there was no room: the database has to do. */
export const writePagehideDraft = (record: DraftRecord): boolean => {
  try {
    localStorage.setItem(PREFIX + draftKey(record), JSON.stringify(record))
    return true
  } catch {
    // No room: the draft is still being written to the database.
    return false
  }
}

export const readPagehideDrafts = (): [key: string, value: unknown][] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => [name.slice(PREFIX.length), parse(localStorage.getItem(name))])

export const hasPagehideDraft = (key: string): boolean => localStorage.getItem(PREFIX + key) !== null

/** Drops the copy, unless it is newer than what the database now has. */
export const clearPagehideDraft = (key: string, savedAt = Infinity) => {
  const copy = parse(localStorage.getItem(PREFIX + key))
  const newer = typeof copy === 'object' && copy !== null && 'savedAt' in copy && Number(copy.savedAt) > savedAt
  if (!newer) localStorage.removeItem(PREFIX + key)
}
