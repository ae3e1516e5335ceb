import { status, memberRole, permissions, scope, nullableText } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { organizationInput } from '#src/contract/organizations.ts'
import { z } from '#src/contract/zod.ts'
import { emailKey } from '#src/domain/contact/email.ts'
import { FULL_SCOPE } from '#src/domain/membership/role.ts'
import { ORGANIZATION_EVENTS } from '#src/domain/organization/history.ts'
import { nameKey } from '#src/domain/text/compare.ts'

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

export const memberships = defineTable(
  { userId: z.string(), organizationId: z.string(), permissions, role: memberRole, scope },
  { role: 'OTHER', scope: FULL_SCOPE },
  {
    keys: {
      member: {
        of: ({ userId, organizationId }) => `${organizationId} ${userId}`,
        unique: { code: 'ALREADY_MEMBER' },
      },
    },
    indexes: ['userId', 'organizationId'],
    refers: { userId: 'users', organizationId: 'organizations' },
  },
)
export type MembershipRow = RowOf<typeof memberships>

const change = z.object({ field: z.string(), hidden: z.boolean(), before: nullableText, after: nullableText })

/** One event in the history of an organization or of one of its members. */
export const organizationEdits = defineTable(
  {
    organizationId: z.string(),
    event: z.enum(ORGANIZATION_EVENTS),
    userId: nullableText,
    /** Who it was, as they were named then: it stays when the user is deleted. Null where that was not recorded. */
    userName: nullableText,
    subject: nullableText,
    changes: z.array(change),
  },
  {
    userId: null,
    userName: null,
    subject: null,
    changes: [],
  },
  { indexes: ['organizationId'], refers: { organizationId: 'organizations' } },
)
export type OrganizationEditRow = RowOf<typeof organizationEdits>

/** An invitation to become a member, with the permissions that the member would have. */
export const invitations = defineTable(
  {
    email: z.string(),
    organizationId: z.string(),
    permissions,
    status: z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED']),
    /** The last time it was sent; missing on rows that were stored before an invitation could be sent again. */
    sentAt: z.optional(z.string()),
    inviterId: nullableText,
    role: memberRole,
    scope,
  },
  {
    inviterId: null,
    role: 'OTHER',
    scope: FULL_SCOPE,
  },
  {
    keys: { email: { of: ({ email }) => emailKey(email) } },
    indexes: ['organizationId'],
    refers: { organizationId: 'organizations' },
  },
)
export type InvitationRow = RowOf<typeof invitations>
