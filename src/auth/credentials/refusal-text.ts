import i18next from 'i18next'
import { errorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** In whole minutes or hours, and never too short. */
const waitText = (seconds: number): string => {
  const [unit, length] = seconds > HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const)
  const format = new Intl.NumberFormat(i18next.language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / length))
}

/** Why access was refused, with how long to wait where the server says so. Needs the namespaces `access` and `errors`. */
export const refusalText = (error: unknown): string => {
  const seconds = apiError(error)?.retryAfterSeconds
  return seconds === undefined ? errorText(error) : i18next.t('access:error.wait', { wait: waitText(seconds) })
}
