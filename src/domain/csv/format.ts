/** What a spreadsheet would take for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/
/** With one apostrophe or more in front: one more is taken away again without a loss. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r]/
/** Quoted whatever the separator, so that any reader finds the same one; spaces at the edges would be trimmed. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$|^$/
/** Without it, spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** The media type of a sheet that is saved. */
export const CSV_TYPE = 'text/csv;charset=utf-8'

/** The cell as a text that no spreadsheet carries out. */
export const escapeFormula = (cell: string): string => (LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell)

/** The cell as it was before it was escaped. */
export const unescapeFormula = (cell: string): string =>
  LIKE_A_FORMULA.test(cell) && !FORMULA.test(cell) ? cell.slice(1) : cell

const formatCell = (cell: string): string => {
  const safe = escapeFormula(cell)
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV after RFC 4180 that spreadsheets open as UTF-8 and in which nothing is a formula. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(formatCell).join(',') + LINE_END).join('')

export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | null }

/** A list as a CSV: a line of headers, then one line a row. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  formatCsv([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => String(value(row) ?? ''))),
  ])
