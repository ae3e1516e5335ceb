import { checkFile } from '#backend/access.ts'
import type { Context, WriteContext } from '#backend/context.ts'
import { notAuthorized, refusal } from '#backend/refusal.ts'
import { refuseDependents, removeRows, removeWhere, checkUnique } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import { type OrganizationRow, organizations as table } from '#backend/tables/organizations.ts'
import { EVERY } from '#backend/tables/table.ts'
import { canReactivateOrganization } from '#src/domain/access/activation.ts'
import { compactCode } from '#src/domain/organization/bank-account.ts'
import { newProblems } from '#src/domain/organization/check.ts'

/** Whether the caller manages this organization, whichever is chosen. */
export const manages = ({ isSuperAdmin, memberships }: Caller, id: string): boolean =>
  isSuperAdmin ||
  memberships.some(
    ({ organizationId, permissions }) => organizationId === id && permissions.includes('MANAGE_ORGANIZATION'),
  )

export const requireManager = (caller: Caller, rows: readonly OrganizationRow[]): void => {
  if (!rows.every(({ id }) => manages(caller, id))) throw notAuthorized()
}

const switchedOffBy = async ({ tables }: Context, organizationId: string): Promise<string | null> => {
  const events = await tables.organizationEdits.where({ is: { organizationId, event: 'DEACTIVATED' } })
  return events.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1)?.userId ?? null
}

/** An organization that others deactivated is not activated by its own members. */
export const refuseSwitchingOn = async (
  context: Context,
  { user: { id }, isSuperAdmin }: Caller,
  rows: readonly OrganizationRow[],
): Promise<void> => {
  for (const row of rows.filter(({ status }) => status === 'INACTIVE'))
    if (!canReactivateOrganization({ id, isSuperAdmin }, await switchedOffBy(context, row.id)))
      throw refusal('PRECONDITION_FAILED', 'SWITCHED_OFF_BY_OTHERS')
}

/** As it is stored: the codes of the bank without the blanks they are printed with. */
const tidy = (row: OrganizationRow): OrganizationRow => ({
  ...row,
  iban: row.iban === null ? null : compactCode(row.iban),
  swiftCode: row.swiftCode === null ? null : compactCode(row.swiftCode),
})

export const saveOrganization = async (
  context: WriteContext,
  caller: Caller,
  sent: OrganizationRow,
  before: OrganizationRow | undefined,
): Promise<OrganizationRow> => {
  const { organizations } = context.tables
  const row = tidy(sent)
  await checkUnique(organizations, table, row, before)
  const wrong = newProblems(row, before)
  const [first] = wrong
  if (first !== undefined) {
    const fields = Object.fromEntries(wrong.map(({ field, code }) => [field, code]))
    throw refusal('BAD_REQUEST', first.code, { fields })
  }
  const { imageFileId: fileId } = row
  if (fileId !== null && fileId !== before?.imageFileId)
    await checkFile(context, caller, { fileId, purpose: ['AVATAR', 'COVER'], field: 'imageFileId' })
  return organizations.put(row)
}

/** Only an empty organization is deleted; its people, members, invitations and notifications are deleted with it. */
export const removeOrganizations = async ({ tables }: WriteContext, rows: readonly OrganizationRow[]) => {
  const own = { in: { organizationId: rows.map(({ id }) => id) } }
  const { artists, assets, labels, releases } = tables
  await refuseDependents('ORGANIZATION_NOT_EMPTY', releases, own, EVERY)
  await refuseDependents('ORGANIZATION_NOT_EMPTY', artists, own, EVERY)
  await refuseDependents('ORGANIZATION_NOT_EMPTY', labels, own, EVERY)
  await refuseDependents('ORGANIZATION_NOT_EMPTY', assets, own, EVERY)
  await removeWhere(tables.people, own)
  await removeWhere(tables.memberships, own)
  await removeWhere(tables.invitations, own)
  await removeWhere(tables.barcodes, own)
  await removeWhere(tables.organizationEdits, own)
  await removeWhere(tables.notifications, own)
  return removeRows(tables.organizations, rows)
}
