import { useTranslation } from 'react-i18next'
import { PreferenceTable } from '#src/features/profile/notification-preferences-table.tsx'
import classes from '#src/features/profile/profile.module.css'

/** What somebody wants to be told, in the list behind the bell and on their devices. */
export const NotificationPreferences = () => {
  const { t } = useTranslation('notifications', { keyPrefix: 'preferences' })
  return (
    <section className={classes.section} aria-labelledby="notification-preferences">
      <header>
        <h2 id="notification-preferences">{t('title')}</h2>
        <p>{t('lead')}</p>
        <p>{t('devices')}</p>
      </header>
      <PreferenceTable />
    </section>
  )
}
