import i18next from 'i18next'
import type texts from '#locales/en/notifications.json'
import type { Notification } from '#src/contract/notifications.ts'

type OfTakedown = keyof typeof texts.takedown
const isOfTakedown = (type: string): type is OfTakedown => i18next.exists(`notifications:takedown.${type}`)

/** A person as a notification calls them; empty for nobody. */
export const nameOf = (person: { firstName: string; lastName: string } | null): string =>
  person === null ? '' : `${person.firstName} ${person.lastName}`.trim()

/** What happened, looked up by its type (spec 1, section 3), in the language of whoever reads it. */
export const notificationText = ({ type, service, release, sender, invited, organization }: Notification): string => {
  // An answer is that of whoever was invited; an invitation names them too, to themselves.
  const answering = type === 'ORG_INVITATION' ? '' : nameOf(invited)
  const values = {
    // What was deleted since has no name any more.
    release: release?.title || i18next.t('notifications:gone.release'),
    sender: answering || nameOf(sender) || i18next.t('notifications:someone'),
    organization: organization?.name || i18next.t('notifications:gone.organization'),
  }
  return service === 'TAKEDOWN' && isOfTakedown(type)
    ? i18next.t(`notifications:takedown.${type}`, values)
    : i18next.t(`notifications:text.${type}`, values)
}
