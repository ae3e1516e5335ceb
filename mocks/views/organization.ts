import type { Member, Organization, OrganizationDetail } from '#src/contract/organizations.ts'
import type { Context } from '#mocks/context.ts'
import type { MembershipRow, OrganizationRow } from '#mocks/db/rows.ts'
import { entityFields, imageUrl } from '#mocks/views/references.ts'

export const organizationView = async (context: Context, row: OrganizationRow): Promise<Organization> => ({
  ...entityFields(row),
  name: row.name,
  image: await imageUrl(context, row.imageFileId),
  status: row.status,
  city: row.city,
  country: row.country,
})

const UNTOLD = { bankName: null, iban: null, swiftCode: null }

/** Where the money goes is told only to those who manage the organization. */
export const organizationDetailView = async (
  context: Context,
  row: OrganizationRow,
  manages: boolean,
): Promise<OrganizationDetail> => ({
  ...row,
  ...(manages ? {} : UNTOLD),
  image: await imageUrl(context, row.imageFileId),
})

export const organizationOption = async (context: Context, { id, name, imageFileId }: OrganizationRow) => ({
  id,
  name,
  image: await imageUrl(context, imageFileId),
})

export const memberView = async (context: Context, membership: MembershipRow): Promise<Member[]> => {
  const user = await context.tables.users.get(membership.userId)
  if (user === undefined) return []
  const { id, firstName, lastName, email, avatarFileId } = user
  const name = `${firstName} ${lastName}`.trim()
  const avatar = await imageUrl(context, avatarFileId)
  const { permissions, scope } = membership
  return [{ id: membership.id, user: { id, name, email, avatar }, permissions, scope }]
}
