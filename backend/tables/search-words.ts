import type { Findable } from '#backend/tables/define-table.ts'
import { searchText } from '#src/domain/text/compare.ts'

const PLAIN = /^[\da-z-]*$/
/** Most codes are plain, so the short path saves time. */
const compact = (text: string): string => {
  const small = text.toLowerCase()
  return PLAIN.test(small) ? small.replaceAll('-', '') : searchText(text).replaceAll(' ', '')
}

/** Words and codes, each after a blank; `write` may cache texts that come often. */
export const writeWords = ({ texts, codes }: Findable, write = searchText): string =>
  ` ${[...texts.map((text) => write(text ?? '')), ...codes.map((code) => compact(code ?? ''))].join(' ')}`

/** A search: each of its words begins a word of the line, or all of them together begin a code of it. */
export type ParsedSearch = { words: readonly string[]; code: string; isIn: (line: string) => boolean }

export const parseSearchText = (search: string | undefined): ParsedSearch | null => {
  const asked = searchText(search ?? '')
  if (asked === '') return null
  const words = asked.split(' ')
  const code = compact(asked)
  const beginnings = words.map((word) => ` ${word}`)
  const whole = ` ${code}`
  const isIn = (line: string) => line.includes(whole) || beginnings.every((beginning) => line.includes(beginning))
  // One plain word is its own code, so no line has to be read twice.
  const isSame = beginnings.length === 1 && beginnings[0] === whole
  return { words, code, isIn: isSame ? (line) => line.includes(whole) : isIn }
}
