import { PASSWORD_MIN, PASSWORD_STRONG } from '#src/domain/limits.ts'
import { useTranslation } from 'react-i18next'
import { apiError } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import { readPasswordError } from '#src/domain/auth/password.ts'

const CODES_OF_THE_CODE = ['INVALID_CODE', 'REQUEST_EXPIRED', 'DUPLICATE_USER_NAME', 'USER_NOT_FOUND']

type Refusal = { field?: string; general?: string }

/** What the server had against a password, at its field; whatever else went wrong, below the form. */
export const usePasswordError = (error: unknown): Refusal => {
  const { t } = useTranslation('access')
  if (error === null) return {}
  const said = apiError(error)
  if (said === null || said.code !== 'BAD_REQUEST' || CODES_OF_THE_CODE.includes(said.message))
    return { general: errorText(error) }
  const refusal = readPasswordError(said.message)
  if (refusal === 'same') return { field: t('error.samePassword') }
  if (refusal === 'weak') return { field: t('error.weakPassword', { count: PASSWORD_STRONG }) }
  if (refusal === 'invalid') return { field: t('error.invalidPassword') }
  return { field: t(`rules.${refusal}`, { count: PASSWORD_MIN }) }
}
