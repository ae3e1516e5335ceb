import type { Context } from '#backend/context.ts'
import { entityFields, imageUrl } from '#backend/references.ts'
import type { OrganizationRow } from '#backend/tables/organizations.ts'
import type { Organization, OrganizationDetail } from '#src/contract/organizations.ts'

export const organizationView = async (
  context: Context,
  row: OrganizationRow,
  isManaged: boolean,
): Promise<Organization> => ({
  ...entityFields(row),
  name: row.name,
  image: await imageUrl(context, row.imageFileId),
  status: row.status,
  city: row.city,
  country: row.country,
  isManaged,
})

const NO_BANK_DETAILS = { bankName: null, iban: null, swiftCode: null }

/** Bank details are shown only to those who manage the organization. */
export const organizationDetailView = async (
  context: Context,
  row: OrganizationRow,
  isManaged: boolean,
): Promise<OrganizationDetail> => ({
  ...row,
  ...(isManaged ? {} : NO_BANK_DETAILS),
  isManaged,
  image: await imageUrl(context, row.imageFileId),
})

export const organizationOption = async (context: Context, { id, name, imageFileId }: OrganizationRow) => ({
  id,
  name,
  image: await imageUrl(context, imageFileId),
})
