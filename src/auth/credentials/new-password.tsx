import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import { requiredText } from '#src/auth/credentials/credential-fields.tsx'
import { z } from '#src/contract/zod.ts'
import { meetsEveryRule, meetsRule, PASSWORD_RULES, readPasswordError } from '#src/domain/auth/password.ts'
import { PASSWORD_MIN } from '#src/domain/limits.ts'
import { IconCircleCheck, IconCircleDashed } from '#src/ui/icons.ts'
import classes from '#src/auth/credentials/new-password.module.css'

export const newPasswordFields = {
  password: requiredText.check(z.refine((value) => value === '' || meetsEveryRule(value), 'password')),
  confirmation: requiredText,
}

export const passwordsMatch = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => confirmation === '' || password === confirmation,
  { path: ['confirmation'], error: 'mismatch' },
)
export const newPasswordSchema = z.object(newPasswordFields).check(passwordsMatch)

/** The rules of a password, each checked off while it is typed. */
export const PasswordRules = ({ password }: { password: string }) => {
  const { t } = useTranslation('access')
  return (
    <ul className={classes.rules} aria-label={t('rules.label')}>
      {PASSWORD_RULES.map((rule) => {
        const isPassed = meetsRule(password, rule)
        const Icon = isPassed ? IconCircleCheck : IconCircleDashed
        return (
          <li key={rule} data-passed={isPassed || undefined}>
            <Icon size={16} aria-hidden />
            <VisuallyHidden>{t(isPassed ? 'rules.passed' : 'rules.missing')}</VisuallyHidden>
            {t(`rules.${rule}`, { count: PASSWORD_MIN })}
          </li>
        )
      })}
    </ul>
  )
}

const ERRORS_OF_THE_CODE = ['INVALID_CODE', 'REQUEST_EXPIRED', 'DUPLICATE_USER_NAME', 'USER_NOT_FOUND']

type PasswordErrorTexts = { field?: string; general?: string }

/** Splits an error of the server: what is wrong with the password goes to its field, the rest below the form. */
export const usePasswordError = (error: unknown): PasswordErrorTexts => {
  const { t } = useTranslation('access')
  if (error === null) return {}
  const refused = apiError(error)
  if (refused === null || refused.code !== 'BAD_REQUEST' || ERRORS_OF_THE_CODE.includes(refused.message))
    return { general: errorText(error) }
  const reason = readPasswordError(refused.message)
  if (reason === 'same') return { field: t('error.samePassword') }
  if (reason === 'weak') return { field: t('error.weakPassword', { count: PASSWORD_MIN }) }
  if (reason === 'invalid') return { field: t('error.invalidPassword') }
  return { field: t(`rules.${reason}`, { count: PASSWORD_MIN }) }
}
