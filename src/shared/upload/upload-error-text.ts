import type { TFunction } from 'i18next'
import type texts from '#locales/en/uploads.json'
import { PROBLEM_CODES } from '#src/domain/problem.ts'

type Code = keyof typeof texts.error

const CODES: Record<Code, true> = {
  CHECKSUM_MISMATCH: true,
  FILE_CORRUPT: true,
  FILE_REFUSED: true,
  FILE_UNREADABLE: true,
  FORBIDDEN: true,
  NETWORK: true,
  NOT_STORED: true,
  PAYLOAD_TOO_LARGE: true,
  TOO_MANY_REQUESTS: true,
  UNAUTHORIZED: true,
  UNKNOWN: true,
  UPLOAD_REFUSED: true,
  ZERO_BYTE_FILE: true,
}
const isKnown = (code: string): code is Code => Object.hasOwn(CODES, code)
const isOfTheFile = (code: string) => PROBLEM_CODES.some((problem) => problem === code)

/** Why an upload failed, in words. What the service found wrong with the file itself needs another file, not a retry. */
export const uploadErrorText = (code: string, t: TFunction<'uploads'>): string => {
  if (isKnown(code)) return t(`error.${code}`)
  return t(isOfTheFile(code) ? 'error.FILE_REFUSED' : 'error.UNKNOWN')
}
