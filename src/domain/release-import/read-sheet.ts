import { IMPORT_LINES_MAX } from '#src/domain/limits.ts'
import { type CsvFault, type CsvRow, parseCsv } from '#src/domain/csv/parse.ts'
import { unescapeFormula } from '#src/domain/csv/format.ts'
import { cellsBy, type ImportField, type ImportLine } from '#src/domain/release-import/columns.ts'

export type SheetFault =
  | CsvFault
  | { code: 'EMPTY' }
  | { code: 'TOO_MANY_LINES'; count: number }
  | { code: 'CELL_WITHOUT_COLUMN'; line: number; column: number }
export type ReadSheet = { ok: true; rows: CsvRow[] } | { ok: false; fault: SheetFault }

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '')

/** The rows of a sheet, that of its headers first; blank ones are left out. */
export const readSheet = (text: string): ReadSheet => {
  const parsed = parseCsv(text)
  if (!parsed.ok) return parsed
  const rows = parsed.rows.filter((row) => !isBlank(row))
  const [headers, ...lines] = rows
  if (headers === undefined || lines.length === 0) return { ok: false, fault: { code: 'EMPTY' } }
  if (lines.length > IMPORT_LINES_MAX) return { ok: false, fault: { code: 'TOO_MANY_LINES', count: lines.length } }
  const columns = headers.cells.length
  for (const { line, cells } of lines) {
    const spare = cells.findIndex((cell, index) => index >= columns && cell.trim() !== '')
    if (spare !== -1) return { ok: false, fault: { code: 'CELL_WITHOUT_COLUMN', line, column: spare + 1 } }
  }
  return { ok: true, rows }
}

/** Rows as lines of the import, by the meaning of their columns. Formulas escaped by an apostrophe lose it again. */
export const linesOf = (
  rows: readonly CsvRow[],
  assigned: readonly (ImportField | null)[],
  newId: () => string,
): ImportLine[] =>
  rows.map(({ line, cells }) => ({
    id: newId(),
    releaseId: newId(),
    line,
    cells: cellsBy((field) => unescapeFormula((cells[assigned.indexOf(field)] ?? '').trim())),
  }))
