import { need } from '#mocks/access.ts'
import { newRow } from '#mocks/db/changes.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { OrganizationRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { answerInvitation, join, pendingInvitations } from '#mocks/invitations.ts'
import { badField, refusal } from '#mocks/refusal.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { organizationOption, organizationView } from '#mocks/views/organization.ts'
import { organizationReference } from '#mocks/views/references.ts'
import { PERMISSIONS } from '#src/domain/permission.ts'

const normalize = (name: string) => name.trim().toLocaleLowerCase()

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

export const organizations: Handlers['organizations'] = {
  get: async () => {
    throw refusal('METHOD_NOT_SUPPORTED')
  },
  update: async () => {
    throw refusal('METHOD_NOT_SUPPORTED')
  },
  toggle: async () => {
    throw refusal('METHOD_NOT_SUPPORTED')
  },
  permanentlyDelete: async () => {
    throw refusal('METHOD_NOT_SUPPORTED')
  },
  members: async () => {
    throw refusal('METHOD_NOT_SUPPORTED')
  },
  own: async (_, context) => {
    const { memberships } = await signedIn(context)
    const rows = await Promise.all(
      memberships.map(({ organizationId }) => context.tables.organizations.get(organizationId)),
    )
    return Promise.all(rows.flatMap((row) => row ?? []).map((row) => organizationOption(context, row)))
  },
  list: async (input, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ORGANIZATION')
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
  create: async ({ id, name, country }, context) => {
    const { user, memberships } = await signedIn(context)
    const before = id === undefined ? undefined : await context.tables.organizations.get(id)
    // Sent again because the answer was lost.
    if (before !== undefined) {
      if (!memberships.some(({ organizationId }) => organizationId === before.id)) throw refusal('CONFLICT')
      return organizationView(context, before)
    }
    const called = normalize(name)
    const same = await context.tables.organizations.find((row) => normalize(row.name) === called)
    if (same !== undefined) throw badField('name', 'DUPLICATE_ORGANIZATION_NAME')
    const row = await context.tables.organizations.put({
      ...newRow(context, id),
      name,
      country,
      city: null,
      imageFileId: null,
      status: 'ACTIVE',
    })
    await join(context, user.id, row.id, [...PERMISSIONS])
    return organizationView(context, row)
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
