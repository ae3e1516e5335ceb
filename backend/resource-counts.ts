import { seesArtist, seesAsset, seesLabel, seesPerson, seesRelease } from '#backend/access.ts'
import type { Context } from '#backend/context.ts'
import { type Caller, hasPermission, membershipOf } from '#backend/session.ts'
import { EVERY } from '#backend/tables/table.ts'
import type { ResourceCounts } from '#src/contract/auth.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'

const count = async (allowed: boolean, counted: () => number | Promise<number>): Promise<number> =>
  allowed ? counted() : 0

/** How much of everything the caller may see in the chosen organization; what they may not see counts nothing. */
export const countResources = async ({ tables }: Context, caller: Caller): Promise<ResourceCounts> => {
  const { isSuperAdmin, memberships } = caller
  const submitted = (status: SubmissionStatus) =>
    count(isSuperAdmin, () => tables.submissions.count({ is: { status } }))
  const organizations = () => (isSuperAdmin ? tables.organizations.count(EVERY) : memberships.length)
  const users = () =>
    isSuperAdmin
      ? tables.users.count(EVERY)
      : tables.memberships.count({ is: { organizationId: membershipOf(caller).organizationId } })
  // Everything is asked for at once: a database then answers it together.
  const [pendingApprovals, takeDownRequests, ofOrganizations, ofUsers, labels, artists, releases, assets, people] =
    await Promise.all([
      submitted('PENDING_APPROVAL'),
      submitted('PENDING_TAKEDOWN'),
      count(hasPermission(caller, 'MANAGE_ORGANIZATION'), organizations),
      count(hasPermission(caller, 'MANAGE_USER'), users),
      count(hasPermission(caller, 'MANAGE_LABEL'), () => tables.labels.count(seesLabel(caller))),
      count(hasPermission(caller, 'MANAGE_ARTIST'), () => tables.artists.count(seesArtist(caller))),
      count(hasPermission(caller, 'MANAGE_RELEASE'), () => tables.releases.count(seesRelease(caller))),
      count(hasPermission(caller, 'MANAGE_ASSET'), () => tables.assets.count(seesAsset(caller))),
      count(hasPermission(caller, 'MANAGE_PEOPLE'), () => tables.people.count(seesPerson(caller))),
    ])
  return {
    pendingApprovals,
    takeDownRequests,
    organizations: ofOrganizations,
    users: ofUsers,
    labels,
    artists,
    releases,
    assets,
    people,
  }
}
