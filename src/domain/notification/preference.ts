import type { UserRole } from '#src/domain/access/permission.ts'
import {
  audienceOf,
  type MandatoryReason,
  mandatoryReasonOf,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '#src/domain/notification/type.ts'

/** How a notification reaches a user: in the list behind the bell, and on their devices. */
export const NOTIFICATION_CHANNELS = ['inApp', 'push'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]
export type NotificationPreference = { type: NotificationType } & Record<NotificationChannel, boolean>

/** Only the list is mandatory: a device may stay silent. */
export const mandatoryReason = (type: NotificationType, channel: NotificationChannel): MandatoryReason | null =>
  channel === 'inApp' ? mandatoryReasonOf(type) : null

/** Test notifications cannot be switched off, or they would test nothing. */
export type ConfigurableType = Exclude<NotificationType, 'TEST_NOTIFICATION'>
const isConfigurable = (type: NotificationType): type is ConfigurableType => type !== 'TEST_NOTIFICATION'

/** The types that a user can switch on and off: those of their audience (access-6). */
export const configurableTypes = (role: UserRole): ConfigurableType[] => {
  const own = role === 'SUPERADMIN' ? 'administrators' : 'users'
  return NOTIFICATION_TYPES.filter(isConfigurable).filter((type) => ['everyone', own].includes(audienceOf(type)))
}

/** A type without a stored preference is on. */
export const isNotificationEnabled = (
  chosen: readonly NotificationPreference[],
  type: NotificationType,
  channel: NotificationChannel,
): boolean => mandatoryReason(type, channel) !== null || (chosen.find((one) => one.type === type)?.[channel] ?? true)

/** The preference for each type that a user can switch on and off. */
export const preferencesOf = (role: UserRole, chosen: readonly NotificationPreference[]): NotificationPreference[] =>
  configurableTypes(role).map((type) => ({
    type,
    inApp: isNotificationEnabled(chosen, type, 'inApp'),
    push: isNotificationEnabled(chosen, type, 'push'),
  }))
