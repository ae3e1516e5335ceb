import { need, organizationShown, seesPerson } from '#mocks/access.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { PersonRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { entityFields, organizationReference } from '#mocks/views/references.ts'

export const personFound = ({ id, name }: PersonRow): Findable => ({ texts: [name], codes: [id] })
const sorts: Sorts<PersonRow> = { name: ({ name }) => name }

export const people: Handlers['people'] = {
  list: async (input, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_PEOPLE')
    const organizationId = organizationShown(caller, input.organizationId)
    const sees = seesPerson(caller)
    const found = searcher(input.search, personFound)
    const rows = await context.tables.people.filter(
      (row) => (organizationId === null || row.organizationId === organizationId) && sees(row) && found(row),
    )
    const page = pageOf(rows, input, sorts)
    const view = async (row: PersonRow) => ({
      ...entityFields(row),
      name: row.name,
      organization: await organizationReference(context, row.organizationId),
    })
    return { people: await Promise.all(page.rows.map(view)), count: page.count }
  },
}
