import i18next from 'i18next'
import type texts from '#locales/en/notifications.json'
import type { Notification } from '#src/contract/notifications.ts'
import { takedownTextOf } from '#src/domain/notification/type.ts'

type TakedownText = keyof typeof texts.takedown
const isTakedownText = (key: string): key is TakedownText => i18next.exists(`notifications:takedown.${key}`)

/** The name of a person in a notification; empty when there is none. */
export const nameOf = (person: { firstName: string; lastName: string } | null): string =>
  person === null ? '' : `${person.firstName} ${person.lastName}`.trim()

/** The sentence of a notification, by its type (spec 1, section 3). */
export const notificationText = ({ type, service, release, sender, invited, organization }: Notification): string => {
  // The answer to an invitation comes from the invited person. The invitation itself names its sender.
  const invitedName = type === 'ORG_INVITATION' ? '' : nameOf(invited)
  const values = {
    // A deleted release or organization has no name any more.
    release: release?.title || i18next.t('notifications:deleted.release'),
    sender: invitedName || nameOf(sender) || i18next.t('notifications:someone'),
    organization: organization?.name || i18next.t('notifications:deleted.organization'),
  }
  const about = takedownTextOf(type, service)
  return about !== null && isTakedownText(about)
    ? i18next.t(`notifications:takedown.${about}`, values)
    : i18next.t(`notifications:text.${type}`, values)
}
