import type { Context } from '#backend/context.ts'
import { newRow } from '#backend/changes.ts'
import type { MembershipRow } from '#backend/tables/memberships.ts'
import { managerOf } from '#backend/organizations/member-rules.ts'
import { notFound } from '#backend/refusal.ts'
import { countResources } from '#backend/resource-counts.ts'
import type { ResourceCounts } from '#src/contract/auth.ts'
import type { MemberScope } from '#src/domain/member-scope.ts'
import type { Permission } from '#src/domain/permission.ts'

type Asked = MemberScope & { organizationId: string; memberId?: string | undefined; permissions: Permission[] }

/** Whoever is new has made nothing yet that they would see in any case. */
const NOBODY = ''

const placeNow = async (context: Context, { organizationId, memberId }: Asked) => {
  if (memberId === undefined) return undefined
  const place = await context.tables.memberships.get(memberId)
  if (place?.organizationId !== organizationId) throw notFound()
  return place
}

/** What a member would count: asked of the very rules that count it for them. */
export const previewOf = async (context: Context, asked: Asked): Promise<ResourceCounts> => {
  const { organizationId, permissions, artists, labels, releases } = asked
  const { caller } = await managerOf(context, organizationId)
  const now = await placeNow(context, asked)
  const userId = now?.userId ?? NOBODY
  const place: MembershipRow = {
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
    memberships: [place, ...others],
    organizationId,
  })
}
