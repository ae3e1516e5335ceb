import { seesOrganization, visible } from '#backend/access.ts'
import type { Context, Handlers } from '#backend/context.ts'
import { recordEvent } from '#backend/organizations/history.ts'
import { sentInvitations } from '#backend/organizations/invitations.ts'
import { members } from '#backend/organizations/members.ts'
import { join } from '#backend/organizations/received-invitations.ts'
import {
  manages,
  requireManager,
  refuseSwitchingOn,
  removeOrganizations,
  saveOrganization,
} from '#backend/organizations/rules.ts'
import { organizationDetailView, organizationOption, organizationView } from '#backend/organizations/view.ts'
import { refusal } from '#backend/refusal.ts'
import {
  setStatus,
  visibleRows,
  foundBy,
  sortOf,
  changedRow,
  checkRevision,
  definedFields,
  newRow,
} from '#backend/rows.ts'
import { requireCaller, requireCallerWith } from '#backend/session.ts'
import { organizations as table } from '#backend/tables/organizations.ts'
import { EVERY } from '#backend/tables/table.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { FULL_SCOPE } from '#src/domain/membership/role.ts'
import { fieldChanges } from '#src/domain/organization/history.ts'

const managing = (context: Context) => requireCallerWith(context, 'MANAGE_ORGANIZATION')

export const organizations: Handlers['organizations'] = {
  ...members,
  ...sentInvitations,
  own: async (_, context) => {
    const { memberships } = await requireCaller(context)
    const rows = await Promise.all(
      memberships.map(({ organizationId }) => context.tables.organizations.get(organizationId)),
    )
    return Promise.all(rows.flatMap((row) => row ?? []).map((row) => organizationOption(context, row)))
  },
  list: async (input, context) => {
    const caller = await managing(context)
    const { organizationId, status, search } = input
    const named = organizationId === undefined || !caller.isSuperAdmin ? EVERY : { ids: [organizationId] }
    const shown = { is: definedFields({ status }), all: [seesOrganization(caller), named, foundBy(search)] }
    const { rows, count } = await context.tables.organizations.page(shown, input, sortOf(table, input))
    const views = rows.map((row) => organizationView(context, row, manages(caller, row.id)))
    return { orgs: await Promise.all(views), count }
  },
  get: async ({ organizationId }, context) => {
    const caller = await managing(context)
    const row = await visible(context.tables.organizations, organizationId, seesOrganization(caller))
    return organizationDetailView(context, row, manages(caller, row.id))
  },
  create: async ({ id, ...fields }, context) => {
    const caller = await requireCaller(context)
    const before = id === undefined ? undefined : await context.tables.organizations.get(id)
    // Sent again because the answer was lost.
    if (before !== undefined) {
      if (!manages(caller, before.id)) throw refusal('CONFLICT')
      return organizationDetailView(context, before, true)
    }
    const sent = { ...table.defaults, ...definedFields(fields), name: fields.name, ...newRow(context, id) }
    const row = await saveOrganization(context, caller, sent, undefined)
    const everything = { role: 'MANAGER' as const, permissions: [...PERMISSIONS], scope: FULL_SCOPE }
    await join(context, caller.user.id, row.id, everything)
    await recordEvent(context, caller, { organizationId: row.id, event: 'CREATED' })
    return organizationDetailView(context, row, true)
  },
  update: async ({ organizationId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = await visible(context.tables.organizations, organizationId, seesOrganization(caller))
    requireManager(caller, [before])
    await checkRevision(before, revision, () => organizationDetailView(context, before, true))
    const row = await saveOrganization(context, caller, changedRow(context, before, definedFields(fields)), before)
    const changes = fieldChanges(before, row)
    if (changes.length > 0) await recordEvent(context, caller, { organizationId, event: 'CHANGED', changes })
    return organizationDetailView(context, row, true)
  },
  toggle: async ({ organizationIds, status }, context) => {
    const caller = await managing(context)
    const { organizations } = context.tables
    const rows = await visibleRows(organizations, organizationIds, seesOrganization(caller))
    requireManager(caller, rows)
    if (status === 'ACTIVE') await refuseSwitchingOn(context, caller, rows)
    const event = status === 'ACTIVE' ? 'ACTIVATED' : 'DEACTIVATED'
    for (const row of rows.filter((one) => one.status !== status))
      await recordEvent(context, caller, { organizationId: row.id, event })
    return setStatus(context, organizations, rows, status)
  },
  permanentlyDelete: async ({ organizationIds }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.organizations, organizationIds, seesOrganization(caller))
    requireManager(caller, rows)
    return removeOrganizations(context, rows)
  },
}
