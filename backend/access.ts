import type { Scope } from '#src/domain/membership/scope.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import { notAuthorized } from '#backend/refusal.ts'
import type { Caller } from '#backend/session.ts'
import type { ArtistRow } from '#backend/tables/artists.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { Owned } from '#backend/tables/define-table.ts'
import { EVERY, type Filter } from '#backend/tables/filter.ts'
import type { LabelRow } from '#backend/tables/labels.ts'
import type { MembershipRow } from '#backend/tables/memberships.ts'
import type { OrganizationRow } from '#backend/tables/organizations.ts'
import type { PersonRow } from '#backend/tables/people.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { UserRow } from '#backend/tables/users.ts'

/** The caller's membership of the organization they chose; somebody else's organization is refused. */
export const membershipOf = ({ memberships, organizationId }: Caller): MembershipRow => {
  const membership = memberships.find((one) => one.organizationId === organizationId)
  if (membership === undefined) throw notAuthorized()
  return membership
}

const has = (caller: Caller, permissions: readonly Permission[]): boolean =>
  caller.isSuperAdmin || permissions.some((one) => membershipOf(caller).permissions.includes(one))

export const may = (caller: Caller, permission: Permission): boolean => has(caller, [permission])

/** One of these permissions is enough; a super administrator has them all. */
export const need = (caller: Caller, ...permissions: Permission[]): void => {
  if (!has(caller, permissions)) throw notAuthorized()
}
export const needSuperAdmin = (caller: Caller): void => {
  if (!caller.isSuperAdmin) throw notAuthorized()
}

/** Whose rows a list shows: a member's chosen organization always wins; a super administrator is shown everybody's. */
export const inOrganizationShown = (caller: Caller, requested: string | undefined): Filter<Owned> => {
  if (!caller.isSuperAdmin) return { is: { organizationId: membershipOf(caller).organizationId } }
  return requested === undefined ? EVERY : { is: { organizationId: requested } }
}

const within = (ids: Scope): Filter<object> => (ids === 'ALL' ? EVERY : { ids })
const credits = (artists: Scope): Filter<object> => (artists === 'ALL' ? EVERY : { credited: artists })

/** A member sees what lies in the scope given to them, and always what they made themselves. */
const scopeOf = (
  caller: Caller,
): { organization: Filter<Owned>; own: Filter<Owned>; scope: MembershipRow['scope'] } => {
  const { organizationId, scope } = membershipOf(caller)
  return { organization: { is: { organizationId } }, own: { is: { createdBy: caller.user.id } }, scope }
}

export const seesArtist = (caller: Caller): Filter<ArtistRow> => {
  if (caller.isSuperAdmin) return EVERY
  const { organization, own, scope } = scopeOf(caller)
  return { all: [organization], any: [own, within(scope.artists)] }
}
export const seesLabel = (caller: Caller): Filter<LabelRow> => {
  if (caller.isSuperAdmin) return EVERY
  const { organization, own, scope } = scopeOf(caller)
  return { all: [organization], any: [own, within(scope.labels)] }
}
export const seesPerson = (caller: Caller): Filter<PersonRow> =>
  caller.isSuperAdmin ? EVERY : scopeOf(caller).organization
export const seesAsset = (caller: Caller): Filter<AssetRow> => {
  if (caller.isSuperAdmin) return EVERY
  const { organization, own, scope } = scopeOf(caller)
  return { all: [organization], any: [own, credits(scope.artists)] }
}
export const seesRelease = (caller: Caller): Filter<ReleaseRow> => {
  if (caller.isSuperAdmin) return EVERY
  const { organization, own, scope } = scopeOf(caller)
  const onLabel: Filter<ReleaseRow> =
    scope.labels === 'ALL' ? EVERY : { any: [{ is: { labelId: null } }, { in: { labelId: scope.labels } }] }
  return { all: [organization], any: [own, { all: [within(scope.releases), onLabel, credits(scope.artists)] }] }
}

/** Those that somebody works for. */
export const seesOrganization = ({ isSuperAdmin, memberships }: Caller): Filter<OrganizationRow> =>
  isSuperAdmin ? EVERY : { ids: memberships.map(({ organizationId }) => organizationId) }

/** A member sees those who work for the chosen organization. */
export const seesUser = (caller: Caller): Filter<UserRow> =>
  caller.isSuperAdmin
    ? EVERY
    : { has: { memberships: { is: { organizationId: membershipOf(caller).organizationId } } } }
