import { NOTIFICATION_TYPES, type NotificationType } from '#src/domain/notification/type.ts'
import type { UserRole } from '#src/domain/access/permission.ts'

/** The ways in which somebody is told: in the list behind the bell, and on their devices. */
export const NOTIFICATION_CHANNELS = ['inApp', 'push'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]
export type NotificationPreference = { type: NotificationType } & Record<NotificationChannel, boolean>

const MANDATORY = {
  ORG_INVITATION: 'WAITS_FOR_ANSWER',
  USER_RELEASEDENIED: 'WAITS_FOR_CHANGES',
  USER_TERMS_UPDATED: 'BINDS',
} as const
export type MandatoryReason = (typeof MANDATORY)[keyof typeof MANDATORY]

const isMandatory = (type: NotificationType): type is keyof typeof MANDATORY => Object.hasOwn(MANDATORY, type)

/** Why the list always tells it (issue 5): somebody waits for what its reader does. A device may stay silent about it. */
export const mandatoryReason = (type: NotificationType, channel: NotificationChannel): MandatoryReason | null =>
  channel === 'inApp' && isMandatory(type) ? MANDATORY[type] : null

const isForAdministrators = (type: NotificationType): boolean => type.startsWith('ADMIN_')
/** An inviter of either audience hears what became of the invitation. */
const isForInviters = (type: NotificationType): boolean =>
  type === 'ORG_INVITATION_ACCEPTED' || type === 'ORG_INVITATION_REJECTED'
/** A test that can be switched off tests nothing. */
export type ConfigurableType = Exclude<NotificationType, 'TEST_NOTIFICATION'>
const isChosen = (type: NotificationType): type is ConfigurableType => type !== 'TEST_NOTIFICATION'

/** What somebody may choose about: that of their audience (spec 1, section 6). */
export const configurableTypes = (role: UserRole): ConfigurableType[] =>
  NOTIFICATION_TYPES.filter(isChosen).filter(
    (type) => isForInviters(type) || isForAdministrators(type) === (role === 'SUPERADMIN'),
  )

/** Whether somebody is told, who chose this: whatever they did not choose about, they are told. */
export const isNotificationEnabled = (
  chosen: readonly NotificationPreference[],
  type: NotificationType,
  channel: NotificationChannel,
): boolean => mandatoryReason(type, channel) !== null || (chosen.find((one) => one.type === type)?.[channel] ?? true)

/** Everything somebody may choose about, as it stands. */
export const preferencesOf = (role: UserRole, chosen: readonly NotificationPreference[]): NotificationPreference[] =>
  configurableTypes(role).map((type) => ({
    type,
    inApp: isNotificationEnabled(chosen, type, 'inApp'),
    push: isNotificationEnabled(chosen, type, 'push'),
  }))
