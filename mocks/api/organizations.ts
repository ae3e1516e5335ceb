import { need, needSuperAdmin } from '#mocks/access.ts'
import { setStatus, visibleRows } from '#mocks/bulk.ts'
import type { Context } from '#mocks/context.ts'
import { changed, checkRevision, given, newRow } from '#mocks/db/changes.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { OrganizationRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { answerInvitation, join, pendingInvitations } from '#mocks/invitations.ts'
import { leaveOrganization } from '#mocks/leaving.ts'
import {
  manages,
  needManages,
  removeOrganizations,
  saveOrganization,
  seesOrganization,
} from '#mocks/organization-changes.ts'
import { BLANK_ORGANIZATION } from '#mocks/db/blank-organization.ts'
import { visible } from '#mocks/ownership.ts'
import { refusal } from '#mocks/refusal.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { memberView, organizationDetailView, organizationOption, organizationView } from '#mocks/views/organization.ts'
import { organizationReference } from '#mocks/views/references.ts'
import { PERMISSIONS } from '#src/domain/permission.ts'

export const organizationFound = ({ id, name, city }: OrganizationRow): Findable => ({
  texts: [name, city],
  codes: [id],
})
const sorts: Sorts<OrganizationRow> = {
  name: ({ name }) => name,
  city: ({ city }) => city,
  country: ({ country }) => country,
  status: ({ status }) => status,
}

const managing = async (context: Context) => {
  const caller = await signedIn(context)
  need(caller, 'MANAGE_ORGANIZATION')
  return caller
}

export const organizations: Handlers['organizations'] = {
  own: async (_, context) => {
    const { memberships } = await signedIn(context)
    const rows = await Promise.all(
      memberships.map(({ organizationId }) => context.tables.organizations.get(organizationId)),
    )
    return Promise.all(rows.flatMap((row) => row ?? []).map((row) => organizationOption(context, row)))
  },
  list: async (input, context) => {
    const caller = await managing(context)
    const own = new Set(caller.memberships.map(({ organizationId }) => organizationId))
    const found = searcher(input.search, organizationFound)
    const rows = await context.tables.organizations.filter(
      (row) =>
        (caller.isSuperAdmin || own.has(row.id)) &&
        (input.organizationId === undefined || !caller.isSuperAdmin || row.id === input.organizationId) &&
        (input.status === undefined || row.status === input.status) &&
        found(row),
    )
    const page = pageOf(rows, input, sorts)
    return { orgs: await Promise.all(page.rows.map((row) => organizationView(context, row))), count: page.count }
  },
  get: async ({ organizationId }, context) => {
    const caller = await managing(context)
    const row = visible(await context.tables.organizations.get(organizationId), seesOrganization(caller))
    return organizationDetailView(context, row, manages(caller, row.id))
  },
  create: async ({ id, ...fields }, context) => {
    const caller = await signedIn(context)
    const before = id === undefined ? undefined : await context.tables.organizations.get(id)
    // Sent again because the answer was lost.
    if (before !== undefined) {
      if (!caller.memberships.some(({ organizationId }) => organizationId === before.id)) throw refusal('CONFLICT')
      return organizationDetailView(context, before, manages(caller, before.id))
    }
    const sent = {
      ...BLANK_ORGANIZATION,
      ...given(fields),
      name: fields.name,
      ...newRow(context, id),
      status: 'ACTIVE' as const,
    }
    const row = await saveOrganization(context, caller, sent, undefined)
    await join(context, caller.user.id, row.id, [...PERMISSIONS])
    return organizationDetailView(context, row, true)
  },
  update: async ({ organizationId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = visible(await context.tables.organizations.get(organizationId), seesOrganization(caller))
    needManages(caller, [before])
    await checkRevision(before, revision, () => organizationDetailView(context, before, true))
    const row = await saveOrganization(context, caller, changed(context, before, given(fields)), before)
    return organizationDetailView(context, row, true)
  },
  toggle: async ({ organizationIds, status }, context) => {
    const caller = await managing(context)
    const { organizations } = context.tables
    const rows = await visibleRows(organizations, organizationIds, seesOrganization(caller))
    needManages(caller, rows)
    // Whoever was turned off does not turn themselves on again.
    if (status === 'ACTIVE' && rows.some((row) => row.status === 'INACTIVE')) needSuperAdmin(caller)
    return setStatus(context, organizations, rows, status)
  },
  permanentlyDelete: async ({ organizationIds }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.organizations, organizationIds, seesOrganization(caller))
    needManages(caller, rows)
    return removeOrganizations(context, rows)
  },
  members: async ({ organizationId }, context) => {
    const caller = await managing(context)
    const { organizations, memberships } = context.tables
    const row = visible(await organizations.get(organizationId), seesOrganization(caller))
    needManages(caller, [row])
    const all = await memberships.filter((one) => one.organizationId === organizationId)
    const members = await Promise.all(all.map((one) => memberView(context, one)))
    return members.flat().toSorted((a, b) => a.user.name.localeCompare(b.user.name))
  },
  leave: async ({ organizationId }, context) => {
    await leaveOrganization(context, await signedIn(context), organizationId)
    return { ok: true }
  },
  invitations: async (_, context) => {
    const rows = await pendingInvitations(context, await signedIn(context))
    return Promise.all(
      rows.map(async ({ id, organizationId, inviterId, createdAt }) => {
        const inviter = inviterId === null ? undefined : await context.tables.users.get(inviterId)
        return {
          id,
          createdAt,
          organization: await organizationReference(context, organizationId),
          inviter: inviter === undefined ? null : `${inviter.firstName} ${inviter.lastName}`,
        }
      }),
    )
  },
  acceptInvitation: async ({ invitationId }, context) => {
    const caller = await signedIn(context)
    return organizationOption(context, await answerInvitation(context, caller, invitationId, 'ACCEPTED'))
  },
  rejectInvitation: async ({ invitationId }, context) => {
    await answerInvitation(context, await signedIn(context), invitationId, 'REJECTED')
    return { ok: true }
  },
}
