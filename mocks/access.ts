import type { Scope } from '#src/domain/membership/scope.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import type { ArtistRow, AssetRow, LabelRow, MembershipRow, Owned, PersonRow, ReleaseRow, Row } from '#mocks/db/rows.ts'
import { notAuthorized } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/session.ts'

/** The caller's place in the organization they chose; somebody else's organization is refused. */
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

/** Whose rows a list shows: a member's chosen organization always wins, null means everybody's. */
export const organizationShown = (caller: Caller, requested: string | undefined): string | null =>
  caller.isSuperAdmin ? (requested ?? null) : membershipOf(caller).organizationId

type OwnedRow = Row & Owned
const within = (scope: Scope, id: string) => scope === 'ALL' || scope.includes(id)
const someWithin = (scope: Scope, artists: readonly { artistId: string }[]) =>
  scope === 'ALL' || artists.some(({ artistId }) => scope.includes(artistId))

/** A member sees what lies in the scope given to them, and always what they made themselves. */
const seesBy =
  <R extends OwnedRow>(inScope: (row: R, scope: MembershipRow['scope']) => boolean) =>
  (caller: Caller): ((row: R) => boolean) => {
    if (caller.isSuperAdmin) return () => true
    const { organizationId, scope } = membershipOf(caller)
    return (row) => row.organizationId === organizationId && (row.createdBy === caller.user.id || inScope(row, scope))
  }

export const seesArtist = seesBy<ArtistRow>(({ id }, scope) => within(scope.artists, id))
export const seesLabel = seesBy<LabelRow>(({ id }, scope) => within(scope.labels, id))
export const seesPerson = seesBy<PersonRow>(() => true)
export const seesAsset = seesBy<AssetRow>(({ artists }, scope) => someWithin(scope.artists, artists))
export const seesRelease = seesBy<ReleaseRow>(
  ({ id, labelId, artists }, scope) =>
    within(scope.releases, id) &&
    (labelId === null || within(scope.labels, labelId)) &&
    someWithin(scope.artists, artists),
)
