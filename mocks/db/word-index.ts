import type { Findable } from '#backend/tables/define-table.ts'
import { type ParsedSearch, parseSearchText, writeWords } from '#backend/tables/search-words.ts'
import { materializedView } from '#mocks/db/materialized-view.ts'
import { searchText } from '#src/domain/text/compare.ts'

const lines = new WeakMap<object, string>()

/** The searchable text of a row. A row never changes, so it is computed once. */
export const wordsOf = <R extends object>(row: R, findable: (row: R) => Findable): string => {
  const known = lines.get(row)
  if (known !== undefined) return known
  const line = writeWords(findable(row))
  lines.set(row, line)
  return line
}

/** So many letters tell words apart well enough; what begins alike is then looked at. */
const LETTERS = 4
/** What a row is found by beside its own words: the same function until that changes. */
export type Related<R> = () => (row: R) => string
/** What each row is found by, how much of it is the row's own, and at which positions words begin with which letters. */
type Words = { lines: string[]; own: number[]; positions: Map<string, number[]> }

const nothing = () => ''
export const unrelated = () => nothing

const addLine = ({ lines, own, positions }: Words, position: number, words: string, related: string): void => {
  const line = words + related
  lines[position] = line
  own[position] = words.length
  for (const word of line.split(' ')) {
    if (word === '') continue
    const letters = word.slice(0, LETTERS)
    const group = positions.get(letters)
    if (group === undefined) positions.set(letters, [position])
    else if (group.at(-1) !== position) group.push(position)
  }
}

const forgetLine = ({ lines, positions }: Words, position: number): void => {
  for (const word of (lines[position] ?? '').split(' ')) {
    const group = positions.get(word.slice(0, LETTERS))
    const at = group?.indexOf(position) ?? -1
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
  return materializedView<R, Words>({
    build: (rows) => {
      const words: Words = { lines: [], own: [], positions: new Map() }
      const known = write()
      for (const [position, row] of rows.entries())
        addLine(words, position, writeWords(findable(row), known), related(row))
      return words
    },
    update: (words, difference, rows) => {
      for (const { position } of difference) forgetLine(words, position)
      words.lines.length = Math.min(words.lines.length, rows.length)
      for (const { position, after } of difference)
        if (after !== undefined) addLine(words, position, writeWords(findable(after)), related(after))
      return words
    },
  })
}

/** The positions where some word may begin like this one: no longer than the letters told apart, it does. */
const candidates = ({ positions }: Words, word: string): (readonly number[])[] => {
  if (word.length >= LETTERS) return [positions.get(word.slice(0, LETTERS)) ?? []]
  return [...positions].flatMap(([letters, group]) => (letters.startsWith(word) ? [group] : []))
}
const sizeOf = (groups: readonly (readonly number[])[]) => groups.reduce((sum, { length }) => sum + length, 0)

/** The positions that are found, and for each position of the table whether it is one of them. */
type Marked = { marks: Uint8Array; positions: number[] }

const marked = (words: Words, { words: asked, code, isIn }: ParsedSearch, isOwn: boolean): Marked => {
  const marks = new Uint8Array(words.lines.length)
  const positions: number[] = []
  const lineAt = (position: number) => {
    const line = words.lines[position] ?? ''
    return isOwn ? line.slice(0, words.own[position]) : line
  }
  const isSure = asked.length === 1 && code.length <= LETTERS && !isOwn
  const rarest = asked.map((word) => candidates(words, word)).toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? []
  for (const group of asked.length > 1 ? [...rarest, ...candidates(words, code)] : rarest)
    for (const position of group)
      if (marks[position] === 0 && (isSure || isIn(lineAt(position)))) {
        marks[position] = 1
        positions.push(position)
      }
  return { marks, positions }
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
    const asked = parseSearchText(search)
    if (asked === null) return null
    const relatedNow = related()
    return {
      row: (row) => asked.isIn(wordsOf(row, findable) + (isOwn ? '' : relatedNow(row))),
      all: (rows) => marked(indexFor(relatedNow)(rows), asked, isOwn),
    }
  }
}
