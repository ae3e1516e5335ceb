import { CSV_BYTES_MAX } from '#src/domain/limits.ts'
import { decodeCsv } from '#src/domain/csv/decode.ts'
import { type ReadSheet, readSheet, type SheetFault } from '#src/domain/release-import/read-sheet.ts'

export type FileFault =
  | SheetFault
  | { code: 'ENCODING' | 'WORKBOOK' | 'UNREADABLE' }
  | { code: 'TOO_LARGE'; bytes: number }
export type ReadFile = ReadSheet | { ok: false; fault: FileFault }

const tooLarge = (bytes: number): ReadFile => ({ ok: false, fault: { code: 'TOO_LARGE', bytes } })

/** What was pasted. A text of that many characters is never smaller as a file. */
export const readPastedText = (text: string): ReadFile =>
  text.length > CSV_BYTES_MAX ? tooLarge(text.length) : readSheet(text)

/** A picked file; one that is too large is not even opened, so that the page never waits for it. */
export const readImportFile = async (file: File): Promise<ReadFile> => {
  if (file.size > CSV_BYTES_MAX) return tooLarge(file.size)
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { ok: false, fault: { code: 'UNREADABLE' } }
  const decoded = decodeCsv(new Uint8Array(bytes))
  return decoded.ok ? readSheet(decoded.text) : { ok: false, fault: { code: decoded.code } }
}
