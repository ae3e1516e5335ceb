import type { Declared } from '#backend/tables/define-table.ts'

/** Of the rows of one table together, in characters of their text; what they are parsed to takes a few times that. */
const KEPT_MAX = 2_000_000

export type ReadRow<R> = (text: string) => R

/**
 * Reads rows from the text that the database sends. What is asked for again and again, as artists and stores are, is
 * parsed once. The text says all of it: whatever changed is another text.
 */
export const parsedRows = <R>({ schema }: Declared<R>): ReadRow<R> => {
  const kept = new Map<string, R>()
  let characters = 0
  const keep = (text: string, row: R): R => {
    kept.set(text, row)
    characters += text.length
    for (const oldest of kept.keys()) {
      if (characters <= KEPT_MAX) break
      kept.delete(oldest)
      characters -= oldest.length
    }
    return row
  }
  return (text) => {
    const known = kept.get(text)
    if (known === undefined) return keep(text, schema.parse(JSON.parse(text)))
    // The one that was not asked for longest goes first.
    kept.delete(text)
    kept.set(text, known)
    return known
  }
}
