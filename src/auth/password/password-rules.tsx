import { PASSWORD_MIN } from '#src/domain/limits.ts'
import { useTranslation } from 'react-i18next'
import { meetsRule, PASSWORD_RULES } from '#src/domain/auth/password.ts'
import { IconCircleCheck, IconCircleDashed } from '#src/ui/icons.ts'
import classes from '#src/auth/password/password-rules.module.css'

/** The rules, ticked off while the password is typed. */
export const PasswordRules = ({ password }: { password: string }) => {
  const { t } = useTranslation('access')
  return (
    <ul className={classes.rules} aria-label={t('rules.label')}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = meetsRule(password, rule)
        const Icon = isMet ? IconCircleCheck : IconCircleDashed
        return (
          <li key={rule} data-isMet={isMet || undefined}>
            <Icon size={16} role="img" aria-label={t(isMet ? 'rules.kept' : 'rules.open')} />
            {t(`rules.${rule}`, { count: PASSWORD_MIN })}
          </li>
        )
      })}
    </ul>
  )
}
