import { need } from '#mocks/access.ts'
import { members } from '#mocks/api/members.ts'
import { sentInvitations } from '#mocks/api/sent-invitations.ts'
import { setStatus, visibleRows } from '#mocks/bulk.ts'
import type { Context } from '#mocks/context.ts'
import { changed, checkRevision, given, newRow } from '#mocks/db/changes.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { OrganizationRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { join } from '#mocks/invitations.ts'
import {
  manages,
  needManages,
  refuseSwitchingOn,
  removeOrganizations,
  saveOrganization,
  seesOrganization,
} from '#mocks/organization-changes.ts'
import { BLANK_ORGANIZATION } from '#mocks/db/blank-organization.ts'
import { visible } from '#mocks/ownership.ts'
import { noteEvent } from '#mocks/organization-history.ts'
import { refusal } from '#mocks/refusal.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { organizationDetailView, organizationOption, organizationView } from '#mocks/views/organization.ts'
import { FULL_SCOPE } from '#src/domain/membership/scope.ts'
import { fieldChanges } from '#src/domain/organization/history.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'

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
  ...members,
  ...sentInvitations,
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
    const views = page.rows.map((row) => organizationView(context, row, manages(caller, row.id)))
    return { orgs: await Promise.all(views), count: page.count }
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
    const place = { role: 'MANAGER' as const, permissions: [...PERMISSIONS], scope: FULL_SCOPE }
    await join(context, caller.user.id, row.id, place)
    await noteEvent(context, caller, { organizationId: row.id, event: 'CREATED' })
    return organizationDetailView(context, row, true)
  },
  update: async ({ organizationId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = visible(await context.tables.organizations.get(organizationId), seesOrganization(caller))
    needManages(caller, [before])
    await checkRevision(before, revision, () => organizationDetailView(context, before, true))
    const row = await saveOrganization(context, caller, changed(context, before, given(fields)), before)
    const changes = fieldChanges(before, row)
    if (changes.length > 0) await noteEvent(context, caller, { organizationId, event: 'CHANGED', changes })
    return organizationDetailView(context, row, true)
  },
  toggle: async ({ organizationIds, status }, context) => {
    const caller = await managing(context)
    const { organizations } = context.tables
    const rows = await visibleRows(organizations, organizationIds, seesOrganization(caller))
    needManages(caller, rows)
    if (status === 'ACTIVE') await refuseSwitchingOn(context, caller, rows)
    const event = status === 'ACTIVE' ? 'ACTIVATED' : 'DEACTIVATED'
    for (const row of rows.filter((one) => one.status !== status))
      await noteEvent(context, caller, { organizationId: row.id, event })
    return setStatus(context, organizations, rows, status)
  },
  permanentlyDelete: async ({ organizationIds }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.organizations, organizationIds, seesOrganization(caller))
    needManages(caller, rows)
    return removeOrganizations(context, rows)
  },
}
