import type { Declared } from '#backend/tables/define-table.ts'

/** Of the rows of one table together, in characters of their text; what they are parsed to takes a few times that. */
const CACHED_MAX = 2_000_000

export type ReadRow<R> = (text: string) => R

/**
 * Reads rows from the text that the database sends. What is asked for again and again, as artists and stores are, is
 * parsed once. The text says all of it: whatever changed is another text.
 */
export const parsedRows = <R>({ schema }: Declared<R>): ReadRow<R> => {
  const cache = new Map<string, R>()
  let characters = 0
  const addToCache = (text: string, row: R): R => {
    cache.set(text, row)
    characters += text.length
    for (const oldest of cache.keys()) {
      if (characters <= CACHED_MAX) break
      cache.delete(oldest)
      characters -= oldest.length
    }
    return row
  }
  return (text) => {
    const known = cache.get(text)
    if (known === undefined) return addToCache(text, schema.parse(JSON.parse(text)))
    // The one that was not asked for longest goes first.
    cache.delete(text)
    cache.set(text, known)
    return known
  }
}
