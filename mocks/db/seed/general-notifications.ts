import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { SeededNotification } from '#mocks/db/seed/notifications.ts'
import type { SeededOrganization } from '#mocks/db/seed/organizations.ts'
import { userIdOf } from '#mocks/db/seed/users.ts'

const ADMIN = userIdOf('admin@liner.test')
const MEMBER = userIdOf('member@liner.test')
const VIEWER = userIdOf('viewer@liner.test')
const COLLEAGUE = userIdOf('simona.grondona@lanterna.test')

/** News that is not about a release: people who come, invitations, and what the house has to say. */
export const generalNotifications = (
  calendar: Calendar,
  seededOrganizations: readonly SeededOrganization[],
): SeededNotification[] => {
  const at = (days: number) => calendar.instant(days)
  const organization = (key: string) =>
    seededOrganizations.find(({ roster }) => roster.key === key)?.organization.id ?? null
  const newcomer = userIdOf('newcomer@liner.test')
  const invited = userIdOf('invited@liner.test')
  const [lanterna, halyard] = [organization('lanterna'), organization('halyard')]
  return [
    { userId: ADMIN, type: 'ADMIN_NEWUSER', at: at(-0.15), senderId: newcomer },
    { userId: ADMIN, type: 'ADMIN_NEWUSER', at: at(-1.2), senderId: invited },
    {
      userId: ADMIN,
      type: 'ADMIN_NEWUSERTHROUGHREFERRAL',
      at: at(-3.4),
      senderId: userIdOf('livia.ansaldo@vicodritto.test'),
    },
    { userId: ADMIN, type: 'ADMIN_NEWUSERSUBSCRIPTION', at: at(-5.1), senderId: userIdOf('wendell.ito@redwood.test') },
    { userId: ADMIN, type: 'ADMIN_SUPPORTREQUEST', at: at(-2.3), senderId: MEMBER, organizationId: lanterna },
    { userId: MEMBER, type: 'ORG_INVITATION_ACCEPTED', at: at(-0.4), senderId: COLLEAGUE, organizationId: lanterna },
    {
      userId: MEMBER,
      type: 'ORG_INVITATION_REJECTED',
      at: at(-9.6),
      senderId: userIdOf('wendell.ito@redwood.test'),
      organizationId: lanterna,
    },
    { userId: MEMBER, type: 'USER_NEWFEATURES', at: at(-0.9), serviceURL: 'promo-card' },
    { userId: MEMBER, type: 'USER_TERMS_UPDATED', at: at(-16) },
    { userId: MEMBER, type: 'USER_CTA_INVITETOSUB', at: at(-21) },
    { userId: MEMBER, type: 'TEST_NOTIFICATION', at: at(-28) },
    { userId: VIEWER, type: 'USER_NORELEASE_WHEN_NEVERRELEASED', at: at(-1.1), organizationId: halyard },
    { userId: VIEWER, type: 'USER_CTA_NOUSEREGISTERED', at: at(-12) },
    {
      userId: userIdOf('label@liner.test'),
      type: 'USER_NORELEASE_SINCESOMETIME',
      at: at(-4),
      organizationId: organization('tramontana'),
    },
    { userId: invited, type: 'ORG_INVITATION', at: at(-1.1), senderId: MEMBER, organizationId: lanterna },
  ]
}
