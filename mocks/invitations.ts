import type { Context } from '#mocks/context.ts'
import { changed, newRow } from '#mocks/db/changes.ts'
import type { InvitationRow, MembershipRow, OrganizationRow } from '#mocks/db/rows.ts'
import { tellUser } from '#mocks/notify.ts'
import { refusal } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/session.ts'

const EVERYTHING: MembershipRow['scope'] = { artists: 'ALL', labels: 'ALL', releases: 'ALL' }

const isFor =
  ({ user }: Caller) =>
  ({ email, status }: InvitationRow) =>
    status === 'PENDING' && email.toLowerCase() === user.email.toLowerCase()

export const pendingInvitations = ({ tables }: Context, caller: Caller): Promise<InvitationRow[]> =>
  tables.invitations.filter(isFor(caller))

export const join = (
  context: Context,
  userId: string,
  organizationId: string,
  permissions: MembershipRow['permissions'],
): Promise<MembershipRow> =>
  context.tables.memberships.put({ ...newRow(context), userId, organizationId, permissions, scope: EVERYTHING })

/** Answers an invitation that is one's own and open, and tells whoever sent it. */
export const answerInvitation = async (
  context: Context,
  caller: Caller,
  invitationId: string,
  status: 'ACCEPTED' | 'REJECTED',
): Promise<OrganizationRow> => {
  const row = await context.tables.invitations.get(invitationId)
  const organization = row === undefined ? undefined : await context.tables.organizations.get(row.organizationId)
  if (row === undefined || organization === undefined || !isFor(caller)(row))
    throw refusal('NOT_FOUND', 'INVITATION_NOT_FOUND')
  if (status === 'ACCEPTED' && organization.status !== 'ACTIVE') throw refusal('PRECONDITION_FAILED')
  await context.tables.invitations.put(changed(context, row, { status }))
  const isThere = caller.memberships.some(({ organizationId }) => organizationId === organization.id)
  if (status === 'ACCEPTED' && !isThere) await join(context, caller.user.id, organization.id, row.permissions)
  if (row.inviterId !== null)
    await tellUser(context, row.inviterId, {
      type: `ORG_INVITATION_${status}`,
      senderId: caller.user.id,
      organizationId: organization.id,
    })
  return organization
}
