import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import {
  configurableTypes,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationPreference,
} from '#src/domain/notification/preference.ts'
import { PreferenceRow } from '#src/features/profile/notification-preferences-row.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/features/profile/notification-preferences.module.css'
import { SKIP_OUTBOX } from '#src/api/outbox-link.ts'

const KEY = api.notifications.preferences.queryKey()
const CHANGES = api.notifications.updatePreferences.mutationKey()

type PreferenceChange = Pick<NotificationPreference, 'type'> &
  Partial<Pick<NotificationPreference, NotificationChannel>>

const withChange = (preferences: readonly NotificationPreference[], { type, inApp, push }: PreferenceChange) =>
  preferences.map((one) => (one.type === type ? { ...one, inApp: inApp ?? one.inApp, push: push ?? one.push } : one))

/** Shown at once, sent one after the other; whatever was refused is as it was again. */
const usePreferenceChange = () => {
  const queryClient = useQueryClient()
  const show = (change: PreferenceChange) =>
    queryClient.setQueryData(KEY, (data) => data && { preferences: withChange(data.preferences, change) })
  const { mutate, isSuccess } = useMutation(
    api.notifications.updatePreferences.mutationOptions({
      meta: { quiet: true },
      trpc: SKIP_OUTBOX,
      scope: { id: CHANGES.join('.') },
      // Nobody waits for a network to be told less: it is said at once that there is none.
      networkMode: 'always',
      // The last answer says how it stands: an earlier one knows nothing of what was chosen since.
      onSettled: async () => {
        if (queryClient.isMutating({ mutationKey: CHANGES }) === 1)
          await queryClient.invalidateQueries({ queryKey: KEY })
      },
    }),
  )
  const change = async (one: PreferenceChange) => {
    // A box that waited even for a moment would flip back and forth.
    show(one)
    // What is being fetched was asked for before, and would undo it.
    await queryClient.cancelQueries({ queryKey: KEY })
    show(one)
    mutate({ preferences: [one] })
  }
  return { change, isSaved: isSuccess }
}

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
