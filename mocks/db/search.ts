import { searchText } from '#src/domain/search-text.ts'

const words = new WeakMap<object, string>()

const compact = (text: string): string => searchText(text).replaceAll(' ', '')

/** What a row is found by; a code is also found when it is typed without its separators. */
export type Findable = { texts: readonly (string | null)[]; codes: readonly (string | null)[] }

/** The words of a row, each after a blank. A row never changes, so they are worked out once. */
export const wordsOf = <R extends object>(row: R, findable: (row: R) => Findable): string => {
  const known = words.get(row)
  if (known !== undefined) return known
  const { texts, codes } = findable(row)
  const found = [...texts.map((text) => searchText(text ?? '')), ...codes.map((code) => compact(code ?? ''))]
  const key = ` ${found.join(' ')}`
  words.set(row, key)
  return key
}

/** Finds rows in which each word asked for begins some word of theirs or of what is `related` to them. */
export const searcher = <R extends object>(
  search: string | undefined,
  findable: (row: R) => Findable,
  related: (row: R) => string = () => '',
) => {
  const asked = searchText(search ?? '')
  if (asked === '') return () => true
  const beginnings = asked.split(' ').map((word) => ` ${word}`)
  const code = ` ${compact(asked)}`
  return (row: R): boolean => {
    const key = wordsOf(row, findable)
    if (key.includes(code)) return true
    const more = related(row)
    return more.includes(code) || beginnings.every((beginning) => key.includes(beginning) || more.includes(beginning))
  }
}
