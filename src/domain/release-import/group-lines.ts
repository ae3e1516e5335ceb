import { normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import type { ImportLine, ReleaseColumn } from '#src/domain/release-import/columns.ts'

/** The lines of one release; its id is that of its first line. */
export type ImportGroup = { releaseId: string; first: ImportLine; lines: readonly ImportLine[] }

const keyOf = ({ cells }: ImportLine) =>
  JSON.stringify([cells.releaseTitle.trim().toLowerCase(), normalizeBarcode(cells.barcode)])

/** Lines with the same release title and barcode are one release, in the order in which they first appear. */
export const groupLines = (lines: readonly ImportLine[]): ImportGroup[] => {
  const groups = new Map<string, ImportGroup & { lines: ImportLine[] }>()
  for (const line of lines) {
    const group = groups.get(keyOf(line))
    if (group === undefined) groups.set(keyOf(line), { releaseId: line.releaseId, first: line, lines: [line] })
    else group.lines.push(line)
  }
  return [...groups.values()]
}

/** The line that speaks for its release in this field: the first that says anything. */
export const sourceLineOf = ({ first, lines }: ImportGroup, field: ReleaseColumn): ImportLine =>
  lines.find(({ cells }) => cells[field].trim() !== '') ?? first
