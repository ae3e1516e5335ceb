import { seesOrganization, visible } from '#backend/access.ts'
import type { Context } from '#backend/context.ts'
import { requireManager } from '#backend/organizations/rules.ts'
import { badField, refusal } from '#backend/refusal.ts'
import { type Caller, requireCaller } from '#backend/session.ts'
import type { MembershipRow, OrganizationRow } from '#backend/tables/organizations.ts'
import type { Filter } from '#backend/tables/table.ts'
import type { MemberInput } from '#src/contract/members.ts'
import { leavesNoManager, type MemberScope, type Scope } from '#src/domain/membership/role.ts'

/** The caller, who has to manage this organization, whichever is chosen; to others it does not exist. */
export const managerOf = async (
  context: Context,
  organizationId: string,
): Promise<{ caller: Caller; organization: OrganizationRow }> => {
  const caller = await requireCaller(context)
  const organization = await visible(context.tables.organizations, organizationId, seesOrganization(caller))
  requireManager(caller, [organization])
  return { caller, organization }
}

export const membersOf = ({ tables }: Context, organizationId: string): Promise<MembershipRow[]> =>
  tables.memberships.where({ is: { organizationId } })

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

type Elements = { count: (filter: Filter<{ organizationId: string }>) => Promise<number> }

const checkElements = async (table: Elements, scope: Scope, organizationId: string, field: string) => {
  if (scope === 'ALL') return
  const ids = [...new Set(scope)]
  if ((await table.count({ ids, is: { organizationId } })) < ids.length) throw badField(field, 'NOT_FOUND')
}

/** What a member is granted, as it was sent: its scope names only what belongs to the organization. */
export const grantOf = async (
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
