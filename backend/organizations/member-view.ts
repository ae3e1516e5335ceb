import type { Context } from '#backend/context.ts'
import { sentOf } from '#backend/organizations/received-invitations.ts'
import { imageUrl, nameOfUser } from '#backend/references.ts'
import type { InvitationRow, MembershipRow } from '#backend/tables/organizations.ts'
import type { Member, SentInvitation } from '#src/contract/members.ts'
import { fullName } from '#src/domain/contact/person-name.ts'
import { expiryOf, invitationStatusAt } from '#src/domain/membership/invitation.ts'
import type { Scope } from '#src/domain/membership/role.ts'

type Titled = { id: string; name: string } | { id: string; title: string }
type Named = { get: (id: string) => Promise<Titled | undefined> }

/** Deleted elements are no longer part of a scope. */
const named = async (table: Named, scope: Scope) => {
  if (scope === 'ALL') return scope
  const rows = await Promise.all(scope.map((id) => table.get(id)))
  return rows.flatMap((row) => (row === undefined ? [] : [{ id: row.id, name: 'title' in row ? row.title : row.name }]))
}

const grantView = async ({ tables }: Context, row: Pick<MembershipRow, 'role' | 'permissions' | 'scope'>) => ({
  role: row.role,
  permissions: row.permissions,
  scope: {
    artists: await named(tables.artists, row.scope.artists),
    labels: await named(tables.labels, row.scope.labels),
    releases: await named(tables.releases, row.scope.releases),
  },
})

export const memberView = async (context: Context, membership: MembershipRow): Promise<Member[]> => {
  const user = await context.tables.users.get(membership.userId)
  if (user === undefined) return []
  const { id, email, avatarFileId, status } = user
  const avatar = await imageUrl(context, avatarFileId)
  return [
    {
      id: membership.id,
      revision: membership.revision,
      createdAt: membership.createdAt,
      user: { id, name: fullName(user), email, avatar, isActive: status === 'ACTIVE' },
      ...(await grantView(context, membership)),
    },
  ]
}

export const sentInvitationView = async (context: Context, row: InvitationRow): Promise<SentInvitation> => {
  const { id, email, inviterId } = row
  const sent = sentOf(row)
  return {
    id,
    email,
    status: invitationStatusAt(sent, context.now),
    inviter: await nameOfUser(context, inviterId),
    sentAt: sent.sentAt,
    expiresAt: expiryOf(sent).toISOString(),
    ...(await grantView(context, row)),
  }
}
