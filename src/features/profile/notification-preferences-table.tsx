import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { configurableTypes, NOTIFICATION_CHANNELS } from '#src/domain/notification/preference.ts'
import { PreferenceRow } from '#src/features/profile/notification-preferences-row.tsx'
import { usePreferenceChange } from '#src/features/profile/use-preference-change.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/features/profile/notification-preferences.module.css'

/** One row a kind of news, one column a way of being told. */
export const PreferenceTable = () => {
  const { t } = useTranslation('notifications', { keyPrefix: 'preferences' })
  const online = useOnline()
  const user = useCurrentUser()
  const { data, error, fetchStatus, refetch } = useQuery(
    api.notifications.preferences.queryOptions(undefined, { meta: { offline: true } }),
  )
  const { change, isSaved } = usePreferenceChange()
  if (user === undefined) return null
  if (data === undefined && (fetchStatus === 'paused' || (error !== null && fetchStatus === 'idle')))
    return <ErrorPanel error={error} onRetry={() => void refetch()} />

  const preferenceOf = (type: string) => data?.preferences.find((preference) => preference.type === type)
  return (
    <div className={classes.preferences}>
      <table aria-labelledby="notification-preferences" aria-busy={data === undefined}>
        <thead>
          <tr>
            <th scope="col">{t('news')}</th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* The rows are known before the answer: nothing moves when it comes. */}
          {configurableTypes(user.role).map((type) => (
            <PreferenceRow
              key={type}
              type={type}
              preference={preferenceOf(type)}
              disabled={!online}
              onChange={(channel, isOn) => void change({ type, [channel]: isOn })}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className={classes.state}>
        {online ? isSaved && t('saved') : t('offline')}
      </p>
    </div>
  )
}
