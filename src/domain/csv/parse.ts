type DecodedCsv = { ok: true; text: string; isWindows1252: boolean } | { ok: false; code: 'WORKBOOK' | 'ENCODING' }

/** How the files of spreadsheet programs begin: a ZIP (xlsx, ods) and a compound file (xls). */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const UTF16_MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]
const begins = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Every byte is some character of Windows-1252, but no sheet has those that control a terminal. */
const NO_TEXT = /(?![\t\n\v\f\r])\p{Cc}/u

/**
 * The text of a file: UTF-16 where its byte order mark says so, otherwise UTF-8. What is neither is Windows-1252, which Excel
 * writes on Windows and which contains Latin 1, unless it is no text at all.
 */
export const decodeCsv = (bytes: Uint8Array): DecodedCsv => {
  if (WORKBOOKS.some((start) => begins(bytes, start))) return { ok: false, code: 'WORKBOOK' }
  const marked = UTF16_MARKS.find(({ mark }) => begins(bytes, mark))?.encoding
  const text = decode(bytes, marked ?? 'utf-8')
  if (text !== null)
    return text.includes('\0') ? { ok: false, code: 'ENCODING' } : { ok: true, text, isWindows1252: false }
  const older = marked === undefined ? decode(bytes, 'windows-1252') : null
  if (older === null || NO_TEXT.test(older)) return { ok: false, code: 'ENCODING' }
  return { ok: true, text: older, isWindows1252: true }
}

/** Separators a spreadsheet writes, the likeliest first: a tie goes to the comma of RFC 4180. */
const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

export type CsvRow = { line: number; cells: string[] }
/** What is malformed, at which line and column of the text, both counted from 1. */
export type CsvFault = { code: 'QUOTE_NOT_CLOSED' | 'TEXT_AFTER_QUOTE'; line: number; column: number }
export type ParsedCsv = { ok: true; rows: CsvRow[] } | { ok: false; fault: CsvFault }

const NEWLINES = /\r\n|\n|\r/g

/** Length of the line's end at this index: CRLF, LF or CR; 0 where there is none. */
const newlineAt = (text: string, at: number): number => {
  if (text[at] === '\n') return 1
  if (text[at] !== '\r') return 0
  return text[at + 1] === '\n' ? 2 : 1
}

/** The most frequent separator in the first line, outside of quotes. */
const separatorOf = (text: string): Separator => {
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]))
  let begins = true
  let isQuotedCell = false
  let inside = false
  for (const character of text.replace(/^[\r\n]+/, '')) {
    if (character === '"' && (begins || isQuotedCell)) {
      isQuotedCell = true
      inside = !inside
    }
    begins = false
    if (inside) continue
    if (character === '\n' || character === '\r') break
    const count = counts.get(character)
    if (count === undefined) continue
    counts.set(character, count + 1)
    begins = true
    isQuotedCell = false
  }
  return SEPARATORS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best))
}

/** Where the quoted cell that begins at `at` ends; null when its quote is never closed. */
const closingQuote = (text: string, at: number): number | null => {
  let end = text.indexOf('"', at + 1)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end === -1 ? null : end
}

const faultAt = (text: string, at: number, code: CsvFault['code']): ParsedCsv => {
  const lines = text.slice(0, at).split(NEWLINES)
  return { ok: false, fault: { code, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 } }
}

/**
 * The cells of a CSV (RFC 4180), whatever its separator and its line ends. A quote within a cell that does not begin
 * with one is text, as spreadsheets copy it. Lines without anything are left out; every row knows the line it began on.
 */
export const parseCsv = (source: string): ParsedCsv => {
  const text = source.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y')
  const rows: CsvRow[] = []
  let at = 0
  let line = 1
  while (at < text.length) {
    if (newlineAt(text, at) === 0) {
      const row: CsvRow = { line, cells: [] }
      for (;;) {
        if (text[at] === '"') {
          const end = closingQuote(text, at)
          if (end === null) return faultAt(text, at, 'QUOTE_NOT_CLOSED')
          const quoted = text.slice(at + 1, end)
          row.cells.push(quoted.replaceAll('""', '"'))
          line += quoted.match(NEWLINES)?.length ?? 0
          at = end + 1
          if (at < text.length && text[at] !== separator && newlineAt(text, at) === 0)
            return faultAt(text, at, 'TEXT_AFTER_QUOTE')
        } else {
          plain.lastIndex = at
          const cell = plain.exec(text)?.[0] ?? ''
          row.cells.push(cell)
          at += cell.length
        }
        if (text[at] !== separator) break
        at += 1
      }
      rows.push(row)
    }
    at += newlineAt(text, at)
    line += 1
  }
  return { ok: true, rows }
}
