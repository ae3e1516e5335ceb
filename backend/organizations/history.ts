import type { Context, WriteContext } from '#backend/context.ts'
import { nameOfUser } from '#backend/references.ts'
import { newRow } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import { type OrganizationEditRow, organizationEdits, type OrganizationRow } from '#backend/tables/organizations.ts'
import type { OrganizationHistory } from '#src/contract/members.ts'
import { displayName } from '#src/domain/contact/person-name.ts'

type What = Pick<OrganizationEditRow, 'organizationId' | 'event'> & Partial<OrganizationEditRow>

/** Records an event in the history of an organization. */
export const recordEvent = async (context: WriteContext, { user }: Pick<Caller, 'user'>, what: What): Promise<void> => {
  const who = { userId: user.id, userName: displayName(user) }
  const row = { ...organizationEdits.defaults, ...newRow(context), ...who, ...what }
  await context.tables.organizationEdits.put(row)
}

/** All that is known to have happened to an organization, the latest first. */
export const organizationHistoryView = async (
  context: Context,
  { id, createdAt }: OrganizationRow,
): Promise<OrganizationHistory> => {
  const rows = await context.tables.organizationEdits.where({ is: { organizationId: id } })
  const entries = await Promise.all(
    rows.map(async ({ id: key, event, createdAt: at, userId, userName: name, subject, changes }) => ({
      id: key,
      event,
      at,
      by: name ?? (await nameOfUser(context, userId)),
      subject,
      changes,
    })),
  )
  const created = { id, event: 'CREATED' as const, at: createdAt, by: null, subject: null, changes: [] }
  const hasCreation = entries.some(({ event }) => event === 'CREATED')
  return [...(hasCreation ? [] : [created]), ...entries].toReversed().toSorted((a, b) => b.at.localeCompare(a.at))
}
