import { useTranslation } from 'react-i18next'
import classes from '#src/shared/membership/registration-progress.module.css'

/** The screens from the sign-up to the first artist, in order (access-2.5). */
const STEPS = ['email', 'code', 'password', 'profile', 'organization', 'artist'] as const

/** How far a new user has come: one progress over the sign-up, the registration and the first organization. */
export const RegistrationProgress = ({ step }: { step: (typeof STEPS)[number] }) => {
  const { t } = useTranslation('access')
  const index = STEPS.indexOf(step)
  return (
    <div className={classes.progress}>
      <span>{t('step', { step: index + 1, count: STEPS.length })}</span>
      <span className={classes.bar} aria-hidden>
        {STEPS.map((each, position) => (
          <span key={each} data-reached={position <= index || undefined} />
        ))}
      </span>
    </div>
  )
}
