import { organizationInput } from '#src/contract/organizations.ts'
import { nameKey } from '#src/domain/text/compare.ts'
import { status } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

export const organizations = defineTable(
  { ...organizationInput.shape, status },
  {
    imageFileId: null,
    address: null,
    city: null,
    province: null,
    postalCode: null,
    country: null,
    website: null,
    email: null,
    phone: null,
    fax: null,
    vatNumber: null,
    taxCode: null,
    legalRepresentative: null,
    bankName: null,
    iban: null,
    swiftCode: null,
    status: 'ACTIVE',
  },
  {
    keys: {
      name: { of: ({ name }) => nameKey(name), unique: { code: 'DUPLICATE_ORGANIZATION_NAME', field: 'name' } },
    },
    search: { of: ({ id, name, city }) => ({ texts: [name, city], codes: [id] }) },
    sorts: {
      name: ({ name }) => name,
      city: ({ city }) => city,
      country: ({ country }) => country,
      status: ({ status }) => status,
    },
  },
)
export type OrganizationRow = RowOf<typeof organizations>
