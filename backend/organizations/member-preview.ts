import type { Context } from '#backend/context.ts'
import { managerOf } from '#backend/organizations/member-rules.ts'
import { notFound } from '#backend/refusal.ts'
import { countResources } from '#backend/resource-counts.ts'
import { newRow } from '#backend/rows.ts'
import type { MembershipRow } from '#backend/tables/organizations.ts'
import type { ResourceCounts } from '#src/contract/auth.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import type { MemberScope } from '#src/domain/membership/role.ts'

type Input = MemberScope & { organizationId: string; memberId?: string | undefined; permissions: Permission[] }

/** A new member has created nothing yet that they would see whatever the scope. */
const NOBODY = ''

const membershipNow = async (context: Context, { organizationId, memberId }: Input) => {
  if (memberId === undefined) return undefined
  const membership = await context.tables.memberships.get(memberId)
  if (membership?.organizationId !== organizationId) throw notFound()
  return membership
}

/** What a member would count: worked out by the very rules that count it for them. */
export const previewOf = async (context: Context, input: Input): Promise<ResourceCounts> => {
  const { organizationId, permissions, artists, labels, releases } = input
  const { caller } = await managerOf(context, organizationId)
  const now = await membershipNow(context, input)
  const userId = now?.userId ?? NOBODY
  const membership: MembershipRow = {
    ...newRow(context),
    userId,
    organizationId,
    role: 'OTHER',
    permissions,
    scope: { artists, labels, releases },
  }
  const others = (await context.tables.memberships.where({ is: { userId } })).filter(
    (one) => one.organizationId !== organizationId,
  )
  return countResources(context, {
    user: { ...caller.user, id: userId },
    isSuperAdmin: false,
    memberships: [membership, ...others],
    organizationId,
  })
}
