import i18next from 'i18next'
import type errors from '#locales/en/errors.json'
import { apiError, isUnreachable } from '#src/api/errors.ts'

type Code = keyof typeof errors.code

const isCode = (code: string): code is Code => i18next.exists(`errors:code.${code}`)

/** A code of the product in words, when it has any. */
export const codeText = (code: string): string | undefined =>
  isCode(code) ? i18next.t(`errors:code.${code}`) : undefined

/** An error in words a person can act on, never a bare code. The `errors` texts must be loaded. */
export const errorText = (error: unknown): string => {
  const said = apiError(error)
  if (said === null && isUnreachable(error)) return i18next.t('errors:network')
  const code = [said?.message ?? '', said?.code ?? ''].find(isCode)
  return code === undefined ? i18next.t('errors:unknown') : i18next.t(`errors:code.${code}`)
}

/** The same below a form, where a person wonders what became of what they typed. */
export const formErrorText = (error: unknown): string =>
  isUnreachable(error) ? `${errorText(error)} ${i18next.t('errors:typedKept')}` : errorText(error)
