import { derived } from '#mocks/db/derived.ts'
import { type Asked, askedFor, wordsOf, writeWords } from '#mocks/db/search.ts'
import type { Findable } from '#backend/tables/define-table.ts'
import { searchText } from '#src/domain/text/compare.ts'

/** So many letters tell words apart well enough; what begins alike is then looked at. */
const LETTERS = 4
/** What a row is found by beside its own words: the same function for as long as that stands. */
export type Related<R> = () => (row: R) => string
/** What each row is found by, how much of it is the row's own, and at which places words begin with which letters. */
type Words = { lines: string[]; own: number[]; places: Map<string, number[]> }

const nothing = () => ''
export const unrelated = () => nothing

const addLine = ({ lines, own, places }: Words, place: number, words: string, related: string): void => {
  const line = words + related
  lines[place] = line
  own[place] = words.length
  for (const word of line.split(' ')) {
    if (word === '') continue
    const letters = word.slice(0, LETTERS)
    const group = places.get(letters)
    if (group === undefined) places.set(letters, [place])
    else if (group.at(-1) !== place) group.push(place)
  }
}

const forgetLine = ({ lines, places }: Words, place: number): void => {
  for (const word of (lines[place] ?? '').split(' ')) {
    const group = places.get(word.slice(0, LETTERS))
    const at = group?.indexOf(place) ?? -1
    if (at >= 0) group?.splice(at, 1)
  }
}

const wordsBy = <R extends object>(findable: (row: R) => Findable, related: (row: R) => string) => {
  const write = () => {
    const written = new Map<string, string>()
    return (text: string): string => {
      const known = written.get(text) ?? searchText(text)
      written.set(text, known)
      return known
    }
  }
  return derived<R, Words>({
    build: (rows) => {
      const words: Words = { lines: [], own: [], places: new Map() }
      const known = write()
      for (const [place, row] of rows.entries()) addLine(words, place, writeWords(findable(row), known), related(row))
      return words
    },
    mend: (words, difference, rows) => {
      for (const { place } of difference) forgetLine(words, place)
      words.lines.length = Math.min(words.lines.length, rows.length)
      for (const { place, after } of difference)
        if (after !== undefined) addLine(words, place, writeWords(findable(after)), related(after))
      return words
    },
  })
}

/** The places where some word may begin like this one: no longer than the letters told apart, it does. */
const candidates = ({ places }: Words, word: string): (readonly number[])[] => {
  if (word.length >= LETTERS) return [places.get(word.slice(0, LETTERS)) ?? []]
  return [...places].flatMap(([letters, group]) => (letters.startsWith(word) ? [group] : []))
}
const sizeOf = (groups: readonly (readonly number[])[]) => groups.reduce((sum, { length }) => sum + length, 0)

/** The places that are found, and for each place of the table whether it is one of them. */
type Marked = { marks: Uint8Array; places: number[] }

const marked = (words: Words, { words: asked, code, isIn }: Asked, isOwn: boolean): Marked => {
  const marks = new Uint8Array(words.lines.length)
  const places: number[] = []
  const lineAt = (place: number) => {
    const line = words.lines[place] ?? ''
    return isOwn ? line.slice(0, words.own[place]) : line
  }
  const isSure = asked.length === 1 && code.length <= LETTERS && !isOwn
  const rarest = asked.map((word) => candidates(words, word)).toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? []
  for (const group of asked.length > 1 ? [...rarest, ...candidates(words, code)] : rarest)
    for (const place of group)
      if (marks[place] === 0 && (isSure || isIn(lineAt(place)))) {
        marks[place] = 1
        places.push(place)
      }
  return { marks, places }
}

/** Whether rows are found: one row by its words, or all of a table, of which there is an index. */
type Found<R> = { row: (row: R) => boolean; all: (rows: readonly R[]) => Marked }

/**
 * What a search finds in a table: null is everything. Asked row by row, many thousands take too long. `isOwn` leaves
 * out what is found by something related only.
 */
export const createFinder = <R extends object>(findable: (row: R) => Findable, related: Related<R>) => {
  let index: { related: (row: R) => string; words: ReturnType<typeof wordsBy<R>> } | undefined
  const indexFor = (relatedNow: (row: R) => string) => {
    if (index?.related !== relatedNow) index = { related: relatedNow, words: wordsBy(findable, relatedNow) }
    return index.words
  }
  return (search: string, isOwn: boolean): Found<R> | null => {
    const asked = askedFor(search)
    if (asked === null) return null
    const relatedNow = related()
    return {
      row: (row) => asked.isIn(wordsOf(row, findable) + (isOwn ? '' : relatedNow(row))),
      all: (rows) => marked(indexFor(relatedNow)(rows), asked, isOwn),
    }
  }
}
