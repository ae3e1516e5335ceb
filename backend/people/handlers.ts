import { inOrganizationShown, seesPerson, organizationOfNew, sentBefore, visible } from '#backend/access.ts'
import type { Context, Handlers } from '#backend/context.ts'
import { personCreditsView } from '#backend/people/credits.ts'
import { organizationReference } from '#backend/references.ts'
import {
  removeRows,
  visibleRows,
  foundBy,
  sortOf,
  changedRow,
  checkRevision,
  definedFields,
  newRow,
} from '#backend/rows.ts'
import { requireCallerWith } from '#backend/session.ts'
import { people as table, type PersonRow } from '#backend/tables/people.ts'
import type { Person } from '#src/contract/people.ts'
import { normalizeIpi } from '#src/domain/identifiers/ipi.ts'
import { normalizeIsni } from '#src/domain/identifiers/isni.ts'

export const personView = async (context: Context, row: PersonRow): Promise<Person> => {
  const { organizationId, createdBy: _, ...fields } = row
  return { ...fields, organization: await organizationReference(context, organizationId) }
}

const managing = (context: Context) => requireCallerWith(context, 'MANAGE_PEOPLE')

/** Codes are stored compact, in whatever spelling they are sent. */
const tidied = (row: PersonRow): PersonRow => ({
  ...row,
  isni: normalizeIsni(row.isni ?? '') || null,
  ipi: normalizeIpi(row.ipi ?? '') || null,
})

/** Two people may well have the same name. */
export const people: Handlers['people'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const shown = {
      all: [inOrganizationShown(caller, input.organizationId), seesPerson(caller), foundBy(input.search)],
    }
    const { rows, count } = await context.tables.people.page(shown, input, sortOf(table, input))
    return { people: await Promise.all(rows.map((row) => personView(context, row))), count }
  },
  get: async ({ personId }, context) => {
    const caller = await managing(context)
    return personView(context, await visible(context.tables.people, personId, seesPerson(caller)))
  },
  credits: async ({ personId, ...paging }, context) => {
    const caller = await managing(context)
    const row = await visible(context.tables.people, personId, seesPerson(caller))
    return personCreditsView(context, caller, row, definedFields(paging))
  },
  create: async ({ id, organizationId: requested, name, ...fields }, context) => {
    const caller = await managing(context)
    const before = await sentBefore(caller, context.tables.people, id, seesPerson(caller))
    if (before !== undefined) return personView(context, before)
    const organizationId = await organizationOfNew(context, caller, { organizationId: requested })
    const owner = { organizationId, createdBy: caller.user.id }
    const row = { ...table.defaults, ...definedFields(fields), name, ...newRow(context, id), ...owner }
    return personView(context, await context.tables.people.put(tidied(row)))
  },
  update: async ({ personId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = await visible(context.tables.people, personId, seesPerson(caller))
    await checkRevision(before, revision, () => personView(context, before))
    return personView(
      context,
      await context.tables.people.put(tidied(changedRow(context, before, definedFields(fields)))),
    )
  },
  permanentlyDelete: async ({ personIds }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.people, personIds, seesPerson(caller))
    return removeRows(context.tables.people, rows)
  },
}
