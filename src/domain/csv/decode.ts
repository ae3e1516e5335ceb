export type DecodedCsv = { ok: true; text: string } | { ok: false; code: 'WORKBOOK' | 'ENCODING' }

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

/** The text of a file: UTF-16 where its byte order mark says so, otherwise UTF-8; anything else is refused. */
export const decodeCsv = (bytes: Uint8Array): DecodedCsv => {
  if (WORKBOOKS.some((start) => begins(bytes, start))) return { ok: false, code: 'WORKBOOK' }
  const encoding = UTF16_MARKS.find(({ mark }) => begins(bytes, mark))?.encoding ?? 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? { ok: false, code: 'ENCODING' } : { ok: true, text }
  } catch {
    return { ok: false, code: 'ENCODING' }
  }
}
