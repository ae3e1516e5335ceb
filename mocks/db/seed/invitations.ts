import type { InvitationRow } from '#mocks/db/rows.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { Home } from '#mocks/db/seed/homes.ts'
import { rowOf } from '#mocks/db/seed/row.ts'
import { userIdOf } from '#mocks/db/seed/users.ts'

const INVITED = 'invited@liner.test'

/** The one that waits for an answer in the demo. */
export const seedInvitations = (calendar: Calendar, homes: readonly Home[]): InvitationRow[] =>
  homes
    .filter(({ roster }) => roster.key === 'lanterna')
    .map(({ organization }) => ({
      ...rowOf(calendar, `invitation/${INVITED}`, -1.1),
      email: INVITED,
      organizationId: organization.id,
      inviterId: userIdOf('member@liner.test'),
      permissions: ['MANAGE_RELEASE', 'MANAGE_ARTIST', 'MANAGE_ASSET'],
      status: 'PENDING',
    }))
