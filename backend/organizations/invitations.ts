import { seesOrganization } from '#backend/access.ts'
import type { Context, Handlers, WriteContext } from '#backend/context.ts'
import { notifyUser } from '#backend/notifications/notify.ts'
import { recordEvent } from '#backend/organizations/history.ts'
import { managerOf, membersOf, grantOf } from '#backend/organizations/member-rules.ts'
import { sentInvitationView } from '#backend/organizations/member-view.ts'
import { isOpen, sentOf } from '#backend/organizations/received-invitations.ts'
import { badField, refusal } from '#backend/refusal.ts'
import { changedRow, newRow } from '#backend/rows.ts'
import { type Caller, requireCaller, userWithEmail } from '#backend/session.ts'
import type { InvitationRow } from '#backend/tables/organizations.ts'
import { emailKey, isSameEmail } from '#src/domain/contact/email.ts'
import { displayName } from '#src/domain/contact/person-name.ts'
import { invitationStatusAt, isResendable, isResendTooSoon } from '#src/domain/membership/invitation.ts'

type Calls = 'inviteMember' | 'sentInvitations' | 'resendInvitation' | 'revokeInvitation'
const gone = () => refusal('NOT_FOUND', 'INVITATION_NOT_FOUND')

/** There need be no account yet: a user who signs up with this address finds the invitation. */
const notifyInvited = async (context: WriteContext, caller: Caller, { email, organizationId }: InvitationRow) => {
  const invited = await userWithEmail(context, email)
  const organization = (await context.tables.organizations.get(organizationId))?.name ?? ''
  const { language = context.language } = invited ?? {}
  const about = { organization, inviter: displayName(caller.user), hasAccount: invited !== undefined }
  context.afterCommit({ kind: 'MAIL', message: { kind: 'INVITATION', to: email, language, ...about } })
  if (invited !== undefined)
    await notifyUser(context, invited.id, { type: 'ORG_INVITATION', senderId: caller.user.id, organizationId })
}

const checkAddress = async (context: Context, caller: Caller, email: string, organizationId: string) => {
  if (isSameEmail(email, caller.user.email)) throw badField('email', 'SELF_INVITATION')
  const invited = await userWithEmail(context, email)
  const members = await membersOf(context, organizationId)
  if (members.some(({ userId }) => userId === invited?.id)) throw badField('email', 'ALREADY_MEMBER')
  const sent = await context.tables.invitations.where({ is: { organizationId }, key: { email: emailKey(email) } })
  if (sent.some((row) => isOpen(row, context.now))) throw badField('email', 'ALREADY_INVITED')
}

/** An invitation of an organization that the caller manages. */
const sentBy = async (context: Context, invitationId: string) => {
  const sees = { organizations: seesOrganization(await requireCaller(context)) }
  const [row] = await context.tables.invitations.where({ ids: [invitationId], of: sees }, 1)
  if (row === undefined) throw gone()
  const { caller, organization } = await managerOf(context, row.organizationId)
  return { row, caller, organization, status: invitationStatusAt(sentOf(row), context.now) }
}

export const sentInvitations: Pick<Handlers['organizations'], Calls> = {
  sentInvitations: async ({ organizationId }, context) => {
    await managerOf(context, organizationId)
    const rows = await context.tables.invitations.where({ is: { organizationId } })
    const latest = rows.toSorted((a, b) => sentOf(b).sentAt.localeCompare(sentOf(a).sentAt))
    return Promise.all(latest.map((row) => sentInvitationView(context, row)))
  },
  inviteMember: async ({ id, organizationId, email, ...input }, context) => {
    const { caller, organization } = await managerOf(context, organizationId)
    const { invitations } = context.tables
    const before = id === undefined ? undefined : await invitations.get(id)
    // Sent again because the answer was lost.
    if (before !== undefined) {
      if (before.organizationId !== organizationId || before.inviterId !== caller.user.id) throw refusal('CONFLICT')
      return sentInvitationView(context, before)
    }
    if (organization.status !== 'ACTIVE') throw refusal('PRECONDITION_FAILED', 'ORGANIZATION_INACTIVE')
    await checkAddress(context, caller, email, organizationId)
    const granted = await grantOf(context, input, organizationId)
    const made = newRow(context, id)
    const sent = { inviterId: caller.user.id, status: 'PENDING' as const, sentAt: made.createdAt }
    const row = await invitations.put({ ...made, email, organizationId, ...granted, ...sent })
    await notifyInvited(context, caller, row)
    await recordEvent(context, caller, { organizationId, event: 'INVITED', subject: email })
    return sentInvitationView(context, row)
  },
  resendInvitation: async ({ invitationId }, context) => {
    const { row, caller, organization, status } = await sentBy(context, invitationId)
    if (!isResendable(status)) throw gone()
    if (organization.status !== 'ACTIVE') throw refusal('PRECONDITION_FAILED', 'ORGANIZATION_INACTIVE')
    if (isResendTooSoon(sentOf(row), context.now)) throw refusal('TOO_MANY_REQUESTS', 'RESENT_TOO_SOON')
    // Another invitation may have made them a member meanwhile.
    if (status === 'EXPIRED') await checkAddress(context, caller, row.email, row.organizationId)
    const sent = await context.tables.invitations.put(changedRow(context, row, { sentAt: context.now.toISOString() }))
    await notifyInvited(context, caller, sent)
    await recordEvent(context, caller, { organizationId: row.organizationId, event: 'INVITED', subject: row.email })
    return sentInvitationView(context, sent)
  },
  revokeInvitation: async ({ invitationId }, context) => {
    const { row, caller, status } = await sentBy(context, invitationId)
    if (!isResendable(status)) throw gone()
    await context.tables.invitations.put(changedRow(context, row, { status: 'REVOKED' }))
    await recordEvent(context, caller, { organizationId: row.organizationId, event: 'REVOKED', subject: row.email })
    return { ok: true }
  },
}
