import type { TFunction } from 'i18next'
import type texts from '#locales/en/uploads.json'

type Code = keyof typeof texts.error

const CODES: Record<Code, true> = {
  CHECKSUM_MISMATCH: true,
  FILE_CORRUPT: true,
  FILE_REFUSED: true,
  FILE_UNREADABLE: true,
  FORBIDDEN: true,
  NETWORK: true,
  PAYLOAD_TOO_LARGE: true,
  TOO_MANY_REQUESTS: true,
  UNAUTHORIZED: true,
  UNKNOWN: true,
  UPLOAD_REFUSED: true,
  ZERO_BYTE_FILE: true,
}
const isKnown = (code: string): code is Code => code in CODES
const TROUBLE_OF_THE_SERVER = ['INTERNAL_SERVER_ERROR', 'TIMEOUT']

/** Why an upload failed, in words. A code of the file's check that has no words of its own says that it was refused. */
export const uploadErrorText = (code: string, t: TFunction<'uploads'>): string => {
  if (isKnown(code)) return t(`error.${code}`)
  return t(TROUBLE_OF_THE_SERVER.includes(code) ? 'error.UNKNOWN' : 'error.FILE_REFUSED')
}
