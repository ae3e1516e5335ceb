import { need } from '#mocks/access.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { OrganizationRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { entityFields, imageUrl } from '#mocks/views/references.ts'

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
  own: async (_, context) => {
    const { memberships } = await signedIn(context)
    const rows = await Promise.all(
      memberships.map(({ organizationId }) => context.tables.organizations.get(organizationId)),
    )
    return Promise.all(
      rows
        .flatMap((row) => row ?? [])
        .map(async ({ id, name, imageFileId }) => ({ id, name, image: await imageUrl(context, imageFileId) })),
    )
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
    const view = async (row: OrganizationRow) => ({
      ...entityFields(row),
      name: row.name,
      image: await imageUrl(context, row.imageFileId),
      status: row.status,
      city: row.city,
      country: row.country,
    })
    return { orgs: await Promise.all(page.rows.map(view)), count: page.count }
  },
}
