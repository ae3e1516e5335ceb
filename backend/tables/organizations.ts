import { organizationInput } from '#src/contract/organizations.ts'
import { z } from '#src/contract/zod.ts'
import { nameKey } from '#src/domain/text/compare.ts'
import { status } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

const { shape } = organizationInput

export const organizations = defineTable(
  { name: shape.name },
  {
    imageFileId: z._default(shape.imageFileId, null),
    address: z._default(shape.address, null),
    city: z._default(shape.city, null),
    province: z._default(shape.province, null),
    postalCode: z._default(shape.postalCode, null),
    country: z._default(shape.country, null),
    website: z._default(shape.website, null),
    email: z._default(shape.email, null),
    phone: z._default(shape.phone, null),
    fax: z._default(shape.fax, null),
    vatNumber: z._default(shape.vatNumber, null),
    taxCode: z._default(shape.taxCode, null),
    legalRepresentative: z._default(shape.legalRepresentative, null),
    bankName: z._default(shape.bankName, null),
    iban: z._default(shape.iban, null),
    swiftCode: z._default(shape.swiftCode, null),
    status: z._default(status, 'ACTIVE'),
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
