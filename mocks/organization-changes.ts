import type { Context } from '#mocks/context.ts'
import { refuseDependents, removeRows } from '#mocks/bulk.ts'
import type { OrganizationRow } from '#mocks/db/rows.ts'
import { checkName } from '#mocks/names.ts'
import { checkFile } from '#mocks/ownership.ts'
import { notAuthorized, refusal } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/session.ts'
import { compactCode } from '#src/domain/organization/bank-account.ts'
import { newProblems } from '#src/domain/organization/check.ts'
import { canReactivateOrganization } from '#src/domain/access/activation.ts'

const belongs = ({ isSuperAdmin, memberships }: Caller, id: string): boolean =>
  isSuperAdmin || memberships.some(({ organizationId }) => organizationId === id)

export const seesOrganization =
  (caller: Caller) =>
  ({ id }: OrganizationRow): boolean =>
    belongs(caller, id)

/** Whether somebody manages this organization, whichever they have chosen. */
export const manages = ({ isSuperAdmin, memberships }: Caller, id: string): boolean =>
  isSuperAdmin ||
  memberships.some(
    ({ organizationId, permissions }) => organizationId === id && permissions.includes('MANAGE_ORGANIZATION'),
  )

export const needManages = (caller: Caller, rows: readonly OrganizationRow[]): void => {
  if (!rows.every(({ id }) => manages(caller, id))) throw notAuthorized()
}

const switchedOffBy = async ({ tables }: Context, organizationId: string): Promise<string | null> => {
  const events = await tables.organizationEdits.filter(
    (row) => row.organizationId === organizationId && row.event === 'DEACTIVATED',
  )
  return events.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1)?.userId ?? null
}

/** Whoever was switched off by others does not switch themselves on again. */
export const refuseSwitchingOn = async (
  context: Context,
  { user: { id }, isSuperAdmin }: Caller,
  rows: readonly OrganizationRow[],
): Promise<void> => {
  for (const row of rows.filter(({ status }) => status === 'INACTIVE'))
    if (!canReactivateOrganization({ id, isSuperAdmin }, await switchedOffBy(context, row.id)))
      throw refusal('PRECONDITION_FAILED', 'SWITCHED_OFF_BY_OTHERS')
}

/** As it is kept: the codes of the bank without the blanks they are printed with. */
const tidy = (row: OrganizationRow): OrganizationRow => ({
  ...row,
  iban: row.iban === null ? null : compactCode(row.iban),
  swiftCode: row.swiftCode === null ? null : compactCode(row.swiftCode),
})

export const saveOrganization = async (
  context: Context,
  caller: Caller,
  sent: OrganizationRow,
  before: OrganizationRow | undefined,
): Promise<OrganizationRow> => {
  const { organizations } = context.tables
  const row = tidy(sent)
  await checkName(organizations, row, before, 'DUPLICATE_ORGANIZATION_NAME')
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

/** With what it made gone, its people, invitations and news go with it. */
export const removeOrganizations = async ({ tables }: Context, rows: readonly OrganizationRow[]) => {
  const going = new Set(rows.map(({ id }) => id))
  const theirs = ({ organizationId }: { organizationId: string | null }) =>
    organizationId !== null && going.has(organizationId)
  const { artists, assets, invitations, labels, memberships, notifications, organizationEdits, people, releases } =
    tables
  refuseDependents('ORGANIZATION_NOT_EMPTY', await releases.filter(theirs))
  refuseDependents('ORGANIZATION_NOT_EMPTY', await artists.filter(theirs))
  refuseDependents('ORGANIZATION_NOT_EMPTY', await labels.filter(theirs))
  refuseDependents('ORGANIZATION_NOT_EMPTY', await assets.filter(theirs))
  await removeRows(people, await people.filter(theirs))
  await removeRows(memberships, await memberships.filter(theirs))
  await removeRows(invitations, await invitations.filter(theirs))
  await removeRows(organizationEdits, await organizationEdits.filter(theirs))
  await removeRows(notifications, await notifications.filter(theirs))
  return removeRows(tables.organizations, rows)
}
