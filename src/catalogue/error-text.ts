import type { TFunction } from 'i18next'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import type errors from '#locales/en/errors.json'
import { z } from '#src/contract/zod.ts'

type Code = keyof typeof errors.code

/** An error in words a person can act on, never a bare code. The `errors` texts must be loaded. */
export const errorText = (error: unknown, t: TFunction): string => {
  if (isUnreachable(error)) return t('errors:network')
  const said = apiError(error)
  if (said === null) return t('errors:unknown')
  return [said.message, said.code].map((code) => codeText(code, t)).find((text) => text !== '') ?? t('errors:unknown')
}

const isCode = (code: string, t: TFunction): code is Code =>
  z.string().check(z.regex(/^[A-Z_]+$/)).safeParse(code).success && t(`errors:code.${code}`, '') !== ''
const codeText = (code: string, t: TFunction) => (isCode(code, t) ? t(`errors:code.${code}`) : '')
