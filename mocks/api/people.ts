import { need, organizationShown, seesPerson } from '#mocks/access.ts'
import { removeRows, visibleRows } from '#mocks/bulk.ts'
import type { Context } from '#mocks/context.ts'
import { changed, checkRevision, given, newRow } from '#mocks/db/changes.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { PersonRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { organizationOfNew, sentBefore, visible } from '#mocks/ownership.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { personView } from '#mocks/views/person.ts'

export const personFound = ({ id, name }: PersonRow): Findable => ({ texts: [name], codes: [id] })
const sorts: Sorts<PersonRow> = { name: ({ name }) => name }

const managing = async (context: Context) => {
  const caller = await signedIn(context)
  need(caller, 'MANAGE_PEOPLE')
  return caller
}

/** Two people may well have the same name. */
export const people: Handlers['people'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const organizationId = organizationShown(caller, input.organizationId)
    const sees = seesPerson(caller)
    const found = searcher(input.search, personFound)
    const rows = await context.tables.people.filter(
      (row) => (organizationId === null || row.organizationId === organizationId) && sees(row) && found(row),
    )
    const page = pageOf(rows, input, sorts)
    return { people: await Promise.all(page.rows.map((row) => personView(context, row))), count: page.count }
  },
  get: async ({ personId }, context) => {
    const caller = await managing(context)
    return personView(context, visible(await context.tables.people.get(personId), seesPerson(caller)))
  },
  create: async ({ id, organizationId: requested, name }, context) => {
    const caller = await managing(context)
    const before = id === undefined ? undefined : sentBefore(caller, await context.tables.people.get(id), seesPerson)
    if (before !== undefined) return personView(context, before)
    const organizationId = await organizationOfNew(context, caller, { organizationId: requested })
    const row = { ...newRow(context, id), organizationId, createdBy: caller.user.id, name }
    return personView(context, await context.tables.people.put(row))
  },
  update: async ({ personId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = visible(await context.tables.people.get(personId), seesPerson(caller))
    await checkRevision(before, revision, () => personView(context, before))
    return personView(context, await context.tables.people.put(changed(context, before, given(fields))))
  },
  permanentlyDelete: async ({ personIds }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.people, personIds, seesPerson(caller))
    return removeRows(context.tables.people, rows)
  },
}
