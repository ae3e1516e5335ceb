import type { ResourceCounts } from '#src/contract/auth.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import { may, membershipOf, seesArtist, seesAsset, seesLabel, seesPerson, seesRelease } from '#mocks/access.ts'
import type { Context } from '#mocks/context.ts'
import type { Caller } from '#mocks/session.ts'

const count = async (allowed: boolean, rows: () => Promise<readonly unknown[]>): Promise<number> =>
  allowed ? (await rows()).length : 0

/** How much of everything the caller may see in the chosen organization; what they may not see counts nothing. */
export const countResources = async ({ tables }: Context, caller: Caller): Promise<ResourceCounts> => {
  const submitted = (status: SubmissionStatus) =>
    count(caller.isSuperAdmin, () => tables.submissions.filter((one) => one.status === status))
  const organizations = () => (caller.isSuperAdmin ? tables.organizations.all() : Promise.resolve(caller.memberships))
  const users = () =>
    caller.isSuperAdmin
      ? tables.users.all()
      : tables.memberships.filter((one) => one.organizationId === membershipOf(caller).organizationId)
  return {
    pendingApprovals: await submitted('PENDING_APPROVAL'),
    takeDownRequests: await submitted('PENDING_TAKEDOWN'),
    organizations: await count(may(caller, 'MANAGE_ORGANIZATION'), organizations),
    users: await count(may(caller, 'MANAGE_USER'), users),
    labels: await count(may(caller, 'MANAGE_LABEL'), () => tables.labels.filter(seesLabel(caller))),
    artists: await count(may(caller, 'MANAGE_ARTIST'), () => tables.artists.filter(seesArtist(caller))),
    releases: await count(may(caller, 'MANAGE_RELEASE'), () => tables.releases.filter(seesRelease(caller))),
    assets: await count(may(caller, 'MANAGE_ASSET'), () => tables.assets.filter(seesAsset(caller))),
    people: await count(may(caller, 'MANAGE_PEOPLE'), () => tables.people.filter(seesPerson(caller))),
  }
}
