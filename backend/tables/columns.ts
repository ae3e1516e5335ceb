import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { MEMBER_ROLES } from '#src/domain/membership/role.ts'

/** Columns that several tables have. */
export const nullableText = z.nullable(z.string())
export const owned = { organizationId: z.string(), createdBy: nullableText }
export const status = z.enum(ENTITY_STATUSES)
export const permissions = z.array(z.enum(PERMISSIONS))
export const memberRole = z.enum(MEMBER_ROLES)

const elements = z.union([z.literal('ALL'), z.array(z.string())])
export const scope = z.object({ artists: elements, labels: elements, releases: elements })
