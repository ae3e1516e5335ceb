import type { MemberInput } from '#src/contract/members.ts'
import type { Context } from '#mocks/context.ts'
import type { MembershipRow, OrganizationRow } from '#mocks/db/rows.ts'
import { needManages, seesOrganization } from '#mocks/organization-changes.ts'
import { visible } from '#mocks/ownership.ts'
import { badField, refusal } from '#mocks/refusal.ts'
import { type Caller, signedIn } from '#mocks/session.ts'
import { leavesNoManager } from '#src/domain/membership/managers.ts'
import type { MemberScope, Scope } from '#src/domain/membership/scope.ts'

/** Whoever manages this organization, whichever of theirs they have chosen; others do not learn of it. */
export const managerOf = async (
  context: Context,
  organizationId: string,
): Promise<{ caller: Caller; organization: OrganizationRow }> => {
  const caller = await signedIn(context)
  const organization = visible(await context.tables.organizations.get(organizationId), seesOrganization(caller))
  needManages(caller, [organization])
  return { caller, organization }
}

export const membersOf = ({ tables }: Context, organizationId: string): Promise<MembershipRow[]> =>
  tables.memberships.filter((one) => one.organizationId === organizationId)

/** An organization is never left without anybody who manages it. */
export const refuseLastManagers = async (context: Context, going: readonly MembershipRow[]): Promise<void> => {
  const ids = new Set(going.map(({ id }) => id))
  for (const organizationId of new Set(going.map((row) => row.organizationId))) {
    const members = await membersOf(context, organizationId)
    const standings = await Promise.all(
      members.map(async ({ id, userId, permissions }) => {
        const user = await context.tables.users.get(userId)
        return { id, permissions, isActive: user?.status === 'ACTIVE' }
      }),
    )
    if (leavesNoManager(standings, ids)) throw refusal('PRECONDITION_FAILED', 'LAST_MANAGER')
  }
}

type Owned = { id: string; organizationId: string }
type Elements = { get: (id: string) => Promise<Owned | undefined> }

const checkElements = async (table: Elements, scope: Scope, organizationId: string, field: string) => {
  for (const id of scope === 'ALL' ? [] : scope)
    if ((await table.get(id))?.organizationId !== organizationId) throw badField(field, 'NOT_FOUND')
}

/** What was sent of a place: its scope names only what belongs to the organization. */
export const placeOf = async (
  { tables }: Context,
  { role, permissions, artists, labels, releases }: MemberInput,
  organizationId: string,
): Promise<Pick<MembershipRow, 'role' | 'permissions' | 'scope'>> => {
  await checkElements(tables.artists, artists, organizationId, 'artists')
  await checkElements(tables.labels, labels, organizationId, 'labels')
  await checkElements(tables.releases, releases, organizationId, 'releases')
  const scope: MemberScope = { artists, labels, releases }
  return { role, permissions: [...new Set(permissions)], scope }
}
