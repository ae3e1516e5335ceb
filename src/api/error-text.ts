import i18next from 'i18next'
import type errors from '#locales/en/errors.json'
import { apiError, isUnreachable } from '#src/api/errors.ts'

type Code = keyof typeof errors.code

const isCode = (code: string): code is Code => i18next.exists(`errors:code.${code}`)

/** The text of an error code, where it has one. */
export const codeText = (code: string): string | undefined =>
  isCode(code) ? i18next.t(`errors:code.${code}`) : undefined

const MINUTE = 60
const HOUR = 60 * MINUTE

/** In whole minutes or hours, and never too short. */
const waitText = (seconds: number): string => {
  const [unit, length] = seconds > HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const)
  const format = new Intl.NumberFormat(i18next.language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / length))
}

/**
 * The text of an error, never a bare code; after too many tries how long to wait, where the server says so. The namespace
 * `errors` must be loaded.
 */
export const errorText = (error: unknown): string => {
  const failed = apiError(error)
  const seconds = failed?.retryAfterSeconds
  if (seconds !== undefined) return i18next.t('errors:wait', { wait: waitText(seconds) })
  if (failed === null && isUnreachable(error)) return i18next.t('errors:network')
  const code = [failed?.message ?? '', failed?.code ?? ''].find(isCode)
  return code === undefined ? i18next.t('errors:unknown') : i18next.t(`errors:code.${code}`)
}

/** The same below a form, with the assurance that nothing typed is lost. */
export const formErrorText = (error: unknown): string =>
  isUnreachable(error) ? `${errorText(error)} ${i18next.t('errors:inputStored')}` : errorText(error)
