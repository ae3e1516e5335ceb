import type { Context, WriteContext } from '#backend/context.ts'
import { notifyUser } from '#backend/notifications/notify.ts'
import { recordEvent } from '#backend/organizations/history.ts'
import { refusal } from '#backend/refusal.ts'
import { changedRow, newRow } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import type { InvitationRow, MembershipRow, OrganizationRow } from '#backend/tables/organizations.ts'
import { emailKey, isSameEmail } from '#src/domain/contact/email.ts'
import { displayName } from '#src/domain/contact/person-name.ts'
import { invitationStatusAt } from '#src/domain/membership/invitation.ts'

export const sentOf = ({ status, sentAt, createdAt }: InvitationRow) => ({ status, sentAt: sentAt ?? createdAt })

export const isOpen = (row: InvitationRow, now: Date): boolean => invitationStatusAt(sentOf(row), now) === 'PENDING'

const isFor =
  ({ user }: Caller, now: Date) =>
  (row: InvitationRow) =>
    isOpen(row, now) && isSameEmail(row.email, user.email)

export const pendingInvitations = async ({ tables, now }: Context, caller: Caller): Promise<InvitationRow[]> => {
  const sent = await tables.invitations.where({ key: { email: emailKey(caller.user.email) } })
  return sent.filter(isFor(caller, now))
}

export const join = (
  context: WriteContext,
  userId: string,
  organizationId: string,
  { role, permissions, scope }: Pick<MembershipRow, 'role' | 'permissions' | 'scope'>,
): Promise<MembershipRow> =>
  context.tables.memberships.put({ ...newRow(context), userId, organizationId, role, permissions, scope })

/** Answers an open invitation of the caller, and notifies its sender. */
export const answerInvitation = async (
  context: WriteContext,
  caller: Caller,
  invitationId: string,
  status: 'ACCEPTED' | 'REJECTED',
): Promise<OrganizationRow> => {
  const row = await context.tables.invitations.get(invitationId)
  const organization = row === undefined ? undefined : await context.tables.organizations.get(row.organizationId)
  if (row === undefined || organization === undefined || !isFor(caller, context.now)(row))
    throw refusal('NOT_FOUND', 'INVITATION_NOT_FOUND')
  if (status === 'ACCEPTED' && organization.status !== 'ACTIVE')
    throw refusal('PRECONDITION_FAILED', 'ORGANIZATION_INACTIVE')
  await context.tables.invitations.put(changedRow(context, row, { status }))
  const isThere = caller.memberships.some(({ organizationId }) => organizationId === organization.id)
  if (status === 'ACCEPTED' && !isThere) await join(context, caller.user.id, organization.id, row)
  const subject = displayName(caller.user)
  const event = status === 'ACCEPTED' ? 'JOINED' : 'DECLINED'
  await recordEvent(context, caller, { organizationId: organization.id, event, subject })
  if (row.inviterId !== null)
    await notifyUser(context, row.inviterId, {
      type: `ORG_INVITATION_${status}`,
      senderId: caller.user.id,
      organizationId: organization.id,
    })
  return organization
}
