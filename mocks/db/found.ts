import { derived } from '#mocks/db/derived.ts'
import type { Shown } from '#mocks/db/page.ts'
import { type Asked, askedFor, type Findable, writeWords } from '#mocks/db/search.ts'
import { searchText } from '#src/domain/search-text.ts'

/** So many letters tell words apart well enough; what begins alike is then looked at. */
const LETTERS = 4
type Related<R> = (row: R) => string
/** What each row is found by, and at which places words begin with which letters. */
type Words = { lines: string[]; places: Map<string, number[]> }
/** A method, because TypeScript then lets the words of all kinds of rows lie in one map. */
type Known = { related: object; words(rows: readonly object[]): Words }

const nothing = () => ''

const addLine = ({ lines, places }: Words, place: number, line: string): void => {
  lines[place] = line
  for (const word of line.split(' ')) {
    if (word === '') continue
    const letters = word.slice(0, LETTERS)
    const group = places.get(letters)
    if (group === undefined) places.set(letters, [place])
    else if (group.at(-1) !== place) group.push(place)
  }
}

const wordsBy = <R extends object>(findable: (row: R) => Findable, related: Related<R>) => {
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
      const words: Words = { lines: [], places: new Map() }
      const known = write()
      for (const [place, row] of rows.entries()) addLine(words, place, writeWords(findable(row), known) + related(row))
      return words
    },
    mend: (words, difference, rows) => {
      words.lines.length = Math.min(words.lines.length, rows.length)
      for (const { place, after } of difference)
        if (after !== undefined) addLine(words, place, writeWords(findable(after)) + related(after))
      return words
    },
  })
}

/** The places where some word may begin like this one; what was replaced may still be among them. */
const candidates = ({ places }: Words, word: string): (readonly number[])[] => {
  if (word.length >= LETTERS) return [places.get(word.slice(0, LETTERS)) ?? []]
  return [...places].flatMap(([letters, group]) => (letters.startsWith(word) ? [group] : []))
}
const sizeOf = (groups: readonly (readonly number[])[]) => groups.reduce((sum, { length }) => sum + length, 0)

const marked = (words: Words, { words: asked, code, isIn }: Asked): Uint8Array => {
  const marks = new Uint8Array(words.lines.length)
  const rarest = asked.map((word) => candidates(words, word)).toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? []
  for (const group of asked.length > 1 ? [...rarest, ...candidates(words, code)] : rarest)
    for (const place of group) if (marks[place] === 0 && isIn(words.lines[place] ?? '')) marks[place] = 1
  return marks
}

const known = new WeakMap<object, Known>()

/** What `searcher` finds, in a whole table of which there is an index: asked row by row, many thousands take too long. */
export const finder = <R extends object>(
  rows: readonly R[],
  search: string | undefined,
  findable: (row: R) => Findable,
  related: Related<R> = nothing,
): Shown<R> => {
  const asked = askedFor(search)
  if (asked === null) return () => true
  const before = known.get(findable)
  const index = before?.related === related ? before : { related, words: wordsBy(findable, related) }
  known.set(findable, index)
  const marks = marked(index.words(rows), asked)
  return (_, place) => marks[place] === 1
}
