import { Skeleton } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ConfigurableType,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationPreference,
  mandatoryReason,
} from '#src/domain/notification/preference.ts'
import classes from '#src/features/profile/notification-preferences.module.css'

const BOX = 20

type Props = {
  type: ConfigurableType
  /** Unknown until it was answered. */
  preference: NotificationPreference | undefined
  disabled: boolean
  onChange: (channel: NotificationChannel, isOn: boolean) => void
}

/** One kind of news; where it cannot be switched off, it says why. */
export const PreferenceRow = ({ type, preference, disabled, onChange }: Props) => {
  const { t } = useTranslation('notifications', { keyPrefix: 'preferences' })
  const id = useId()
  const why = mandatoryReason(type, 'inApp')
  return (
    <tr>
      <th scope="row">
        {t(`type.${type}`)}
        {why !== null && <small id={id}>{t(`mandatory.${why}`)}</small>}
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
