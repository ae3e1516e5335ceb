import type { Handlers, Context } from '#backend/context.ts'
import { recordEvent, organizationHistoryView } from '#backend/organizations/history.ts'
import { previewOf } from '#backend/organizations/member-preview.ts'
import { managerOf, membersOf, grantOf, refuseLastManagers } from '#backend/organizations/member-rules.ts'
import { memberView } from '#backend/organizations/member-view.ts'
import { answerInvitation, pendingInvitations } from '#backend/organizations/received-invitations.ts'
import { organizationOption } from '#backend/organizations/view.ts'
import { nameOfUser, organizationReference, imageUrl } from '#backend/references.ts'
import { notFound, refusal } from '#backend/refusal.ts'
import { changedRow, checkRevision, foundBy, BY_NAME, BY_TITLE, FIRST_MATCHES } from '#backend/rows.ts'
import { requireCaller } from '#backend/session.ts'
import type { OrganizationRow } from '#backend/tables/organizations.ts'
import type { ScopedKind } from '#src/domain/membership/role.ts'
import { fieldChanges } from '#src/domain/organization/history.ts'

type Element = { id: string; name: string; file: string | null }

const FINDERS: Record<ScopedKind, (context: Context, organizationId: string, search: string) => Promise<Element[]>> = {
  artists: async ({ tables }, organizationId, search) => {
    const found = { is: { organizationId }, all: [foundBy(search)] }
    const { rows } = await tables.artists.page(found, FIRST_MATCHES, BY_NAME)
    return rows.map(({ id, name, imageFileId: file }) => ({ id, name, file }))
  },
  labels: async ({ tables }, organizationId, search) => {
    const found = { is: { organizationId }, all: [foundBy(search)] }
    const { rows } = await tables.labels.page(found, FIRST_MATCHES, BY_NAME)
    return rows.map(({ id, name }) => ({ id, name, file: null }))
  },
  releases: async ({ tables }, organizationId, search) => {
    const found = { is: { organizationId }, all: [foundBy(search)] }
    const { rows } = await tables.releases.page(found, FIRST_MATCHES, BY_TITLE)
    return rows.map(({ id, title: name, coverFileId: file }) => ({ id, name, file }))
  },
}

/** The first few of what an organization has, by name. */
export const elementsOf = async (context: Context, { id }: OrganizationRow, kind: ScopedKind, search: string) => {
  const elements = await FINDERS[kind](context, id, search)
  return Promise.all(
    elements.map(async ({ id: key, name, file }) => ({ id: key, name, image: await imageUrl(context, file) })),
  )
}

type Calls =
  | 'members'
  | 'updateMember'
  | 'removeMember'
  | 'leave'
  | 'invitations'
  | 'acceptInvitation'
  | 'rejectInvitation'
  | 'elements'
  | 'memberPreview'
  | 'history'

/** What the history compares of a membership: which permissions, and on what without naming it. */
const comparable = ({ role, permissions, scope }: { role: string; permissions: readonly string[]; scope: object }) => ({
  role,
  permissions: permissions.join(','),
  scope: JSON.stringify(scope),
})

export const members: Pick<Handlers['organizations'], Calls> = {
  members: async ({ organizationId }, context) => {
    await managerOf(context, organizationId)
    const all = await membersOf(context, organizationId)
    const members = await Promise.all(all.map((one) => memberView(context, one)))
    return members.flat().toSorted((a, b) => a.user.name.localeCompare(b.user.name))
  },
  updateMember: async ({ memberId, revision, ...input }, context) => {
    await requireCaller(context)
    const before = await context.tables.memberships.get(memberId)
    if (before === undefined) throw notFound()
    const { organizationId, userId } = before
    const { caller } = await managerOf(context, organizationId)
    await checkRevision(before, revision, async () => (await memberView(context, before))[0])
    const granted = await grantOf(context, input, organizationId)
    if (!granted.permissions.includes('MANAGE_ORGANIZATION')) await refuseLastManagers(context, [before])
    const row = await context.tables.memberships.put(changedRow(context, before, granted))
    const changes = fieldChanges(comparable(before), comparable(row)).map((change) =>
      change.field === 'scope' ? { ...change, hidden: true, before: null, after: null } : change,
    )
    const subject = await nameOfUser(context, userId)
    await recordEvent(context, caller, { organizationId, event: 'MEMBER_CHANGED', subject, changes })
    const [member] = await memberView(context, row)
    if (member === undefined) throw notFound()
    return member
  },
  removeMember: async ({ memberId }, context) => {
    await requireCaller(context)
    const row = await context.tables.memberships.get(memberId)
    if (row === undefined) throw notFound()
    const { organizationId, userId } = row
    const { caller } = await managerOf(context, organizationId)
    // A member who removes themselves leaves.
    if (userId === caller.user.id) throw refusal('PRECONDITION_FAILED', 'NOT_YOURSELF')
    await refuseLastManagers(context, [row])
    await context.tables.memberships.remove(memberId)
    const subject = await nameOfUser(context, userId)
    await recordEvent(context, caller, { organizationId, event: 'REMOVED', subject })
    return { ok: true }
  },
  leave: async ({ organizationId }, context) => {
    const caller = await requireCaller(context)
    const row = caller.memberships.find((one) => one.organizationId === organizationId)
    if (row === undefined) throw notFound()
    await refuseLastManagers(context, [row])
    await context.tables.memberships.remove(row.id)
    const subject = await nameOfUser(context, caller.user.id)
    await recordEvent(context, caller, { organizationId, event: 'LEFT', subject })
    return { ok: true }
  },
  invitations: async (_, context) => {
    const rows = await pendingInvitations(context, await requireCaller(context))
    return Promise.all(
      rows.map(async ({ id, organizationId, inviterId, createdAt, role, permissions }) => ({
        id,
        createdAt,
        role,
        permissions,
        organization: await organizationReference(context, organizationId),
        inviter: await nameOfUser(context, inviterId),
      })),
    )
  },
  acceptInvitation: async ({ invitationId }, context) => {
    const caller = await requireCaller(context)
    return organizationOption(context, await answerInvitation(context, caller, invitationId, 'ACCEPTED'))
  },
  rejectInvitation: async ({ invitationId }, context) => {
    await answerInvitation(context, await requireCaller(context), invitationId, 'REJECTED')
    return { ok: true }
  },
  elements: async ({ organizationId, kind, search }, context) => {
    const { organization } = await managerOf(context, organizationId)
    return elementsOf(context, organization, kind, search)
  },
  memberPreview: async (input, context) => previewOf(context, input),
  history: async ({ organizationId }, context) => {
    const { organization } = await managerOf(context, organizationId)
    return organizationHistoryView(context, organization)
  },
}
