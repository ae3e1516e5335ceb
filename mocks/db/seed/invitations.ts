import type { InvitationRow } from '#backend/tables/organizations.ts'
import { tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { SeededOrganization } from '#mocks/db/seed/organizations.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { userIdOf } from '#mocks/db/seed/users.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import { FULL_SCOPE } from '#src/domain/membership/role.ts'

const INVITED = 'invited@liner.test'
type Sent = { email: string; days: number; status: InvitationRow['status']; permissions: Permission[] }

/** One waits for an answer in the demo; the others were answered, taken back, or left lying until they expired. */
const SENT: readonly Sent[] = [
  { email: INVITED, days: -1.1, status: 'PENDING', permissions: ['MANAGE_RELEASE', 'MANAGE_ARTIST', 'MANAGE_ASSET'] },
  { email: 'ornella.frixa@example.com', days: -30, status: 'PENDING', permissions: ['MANAGE_PEOPLE'] },
  { email: 'luca.traverso@lanterna.test', days: -311, status: 'ACCEPTED', permissions: ['MANAGE_ARTIST'] },
  { email: 'wendell.ito@redwood.test', days: -5, status: 'REJECTED', permissions: ['MANAGE_RELEASE'] },
  { email: 'ernesto.sbarbaro@example.com', days: -44, status: 'REVOKED', permissions: ['MANAGE_ASSET'] },
]

export const seedInvitations = (
  calendar: Calendar,
  seededOrganizations: readonly SeededOrganization[],
): InvitationRow[] =>
  seededOrganizations
    .filter(({ roster }) => roster.key === 'lanterna')
    .flatMap(({ organization }) =>
      SENT.map(({ email, days, status, permissions }) => {
        const row = rowOf(calendar, `invitation/${email}`, days)
        return {
          ...tables.invitations.defaults,
          ...row,
          email,
          organizationId: organization.id,
          inviterId: userIdOf('member@liner.test'),
          role: 'ARTIST' as const,
          permissions,
          scope: FULL_SCOPE,
          status,
          sentAt: row.createdAt,
        }
      }),
    )
