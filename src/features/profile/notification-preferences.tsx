import { Skeleton } from '@mantine/core'
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { SKIP_OUTBOX } from '#src/api/links.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import {
  configurableTypes,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationPreference,
  type ConfigurableType,
  mandatoryReason,
} from '#src/domain/notification/preference.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/profile/notification-preferences.module.css'
import sections from '#src/features/profile/profile.module.css'

const BOX = 20

type Props = {
  type: ConfigurableType
  /** Undefined until the preferences are loaded. */
  preference: NotificationPreference | undefined
  disabled: boolean
  onChange: (channel: NotificationChannel, isOn: boolean) => void
}

/** One type of notification; one that cannot be switched off says why. */
export const PreferenceRow = ({ type, preference, disabled, onChange }: Props) => {
  const { t } = useTranslation('notifications', { keyPrefix: 'preferences' })
  const id = useId()
  const reason = mandatoryReason(type, 'inApp')
  return (
    <tr>
      <th scope="row">
        {t(`type.${type}`)}
        {reason !== null && <small id={id}>{t(`mandatory.${reason}`)}</small>}
      </th>
      {NOTIFICATION_CHANNELS.map((channel) => {
        const isMandatory = mandatoryReason(type, channel) !== null
        return (
          <td key={channel}>
            {preference === undefined ? (
              <Skeleton height={BOX} width={BOX} />
            ) : (
              <label className={classes.box}>
                <input
                  type="checkbox"
                  aria-label={t('choice', { type: t(`type.${type}`), channel: t(`channel.${channel}`) })}
                  aria-describedby={isMandatory ? id : undefined}
                  checked={preference[channel]}
                  disabled={disabled || isMandatory}
                  onChange={({ currentTarget }) => onChange(channel, currentTarget.checked)}
                />
              </label>
            )}
          </td>
        )
      })}
    </tr>
  )
}

const KEY = api.notifications.preferences.queryKey()
const CHANGES = api.notifications.updatePreferences.mutationKey()

type PreferenceChange = Pick<NotificationPreference, 'type'> &
  Partial<Pick<NotificationPreference, NotificationChannel>>

const withChange = (preferences: readonly NotificationPreference[], { type, inApp, push }: PreferenceChange) =>
  preferences.map((one) => (one.type === type ? { ...one, inApp: inApp ?? one.inApp, push: push ?? one.push } : one))

/** Changes are shown at once and sent one after the other. A refused change is undone. */
const usePreferenceChange = () => {
  const queryClient = useQueryClient()
  const show = (change: PreferenceChange) =>
    queryClient.setQueryData(KEY, (data) => data && { preferences: withChange(data.preferences, change) })
  const { mutate, isSuccess } = useMutation(
    api.notifications.updatePreferences.mutationOptions({
      meta: { quiet: true },
      trpc: SKIP_OUTBOX,
      scope: { id: CHANGES.join('.') },
      // Such a change is not queued offline: it fails at once.
      networkMode: 'always',
      // Also where the server is silent, so that nothing can be fetched again.
      onError: (_error, { preferences }) => {
        for (const { type, inApp, push } of preferences)
          show({
            type,
            ...(inApp !== undefined && { inApp: !inApp }),
            ...(push !== undefined && { push: !push }),
          })
      },
      // Only after the last change: a refetch after an earlier one would undo those still on their way.
      onSettled: async () => {
        if (queryClient.isMutating({ mutationKey: CHANGES }) === 1)
          await queryClient.invalidateQueries({ queryKey: KEY })
      },
    }),
  )
  const change = async (one: PreferenceChange) => {
    // At once: a checkbox that waits for a promise flips back and forth.
    show(one)
    // A fetch that is on its way has the old value, and would undo it.
    await queryClient.cancelQueries({ queryKey: KEY })
    show(one)
    mutate({ preferences: [one] })
  }
  return { change, isSaved: isSuccess }
}

/** One row per type of notification, one column per channel. */
const PreferenceTable = () => {
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
          {/* The rows are known before the preferences are loaded, so that nothing moves. */}
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
      <output className={classes.state}>{online ? isSaved && t('saved') : t('offline')}</output>
    </div>
  )
}

export const NotificationPreferences = () => {
  const { t } = useTranslation('notifications', { keyPrefix: 'preferences' })
  return (
    <section className={sections.section} aria-labelledby="notification-preferences">
      <header>
        <h2 id="notification-preferences">{t('title')}</h2>
        <p>{t('lead')}</p>
        <p>{t('devices')}</p>
      </header>
      <PreferenceTable />
    </section>
  )
}
