import { useTranslation } from 'react-i18next'
import { meetsRule, PASSWORD_MIN, PASSWORD_RULES } from '#src/domain/auth/password.ts'
import { IconCircleCheck, IconCircleDashed } from '#src/ui/icons.ts'
import classes from '#src/catalogue/password/password-rules.module.css'

/** The rules, ticked off while the password is typed. */
export const PasswordRules = ({ password }: { password: string }) => {
  const { t } = useTranslation('access')
  return (
    <ul className={classes.rules} aria-label={t('rules.label')}>
      {PASSWORD_RULES.map((rule) => {
        const kept = meetsRule(password, rule)
        const Icon = kept ? IconCircleCheck : IconCircleDashed
        return (
          <li key={rule} data-kept={kept || undefined}>
            <Icon size={16} role="img" aria-label={t(kept ? 'rules.kept' : 'rules.open')} />
            {t(`rules.${rule}`, { count: PASSWORD_MIN })}
          </li>
        )
      })}
    </ul>
  )
}
