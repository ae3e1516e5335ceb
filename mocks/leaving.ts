import type { Context } from '#mocks/context.ts'
import type { MembershipRow } from '#mocks/db/rows.ts'
import { notFound, refusal } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/session.ts'

const isManager = ({ permissions }: MembershipRow) => permissions.includes('MANAGE_ORGANIZATION')

/** Ends one's own place in an organization; whoever manages it alone stays. */
export const leaveOrganization = async ({ tables }: Context, caller: Caller, organizationId: string): Promise<void> => {
  const place = caller.memberships.find((one) => one.organizationId === organizationId)
  if (place === undefined) throw notFound()
  const others = await tables.memberships.filter((one) => one.organizationId === organizationId && one.id !== place.id)
  const users = await Promise.all(others.filter(isManager).map(({ userId }) => tables.users.get(userId)))
  const isManaged = users.some((user) => user?.status === 'ACTIVE')
  if (isManager(place) && !isManaged) throw refusal('PRECONDITION_FAILED', 'LAST_MANAGER')
  await tables.memberships.remove(place.id)
}
