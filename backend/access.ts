import type { Context } from '#backend/context.ts'
import { badField, notFound, refusal } from '#backend/refusal.ts'
import { type Caller, membershipOf } from '#backend/session.ts'
import type { ArtistRow } from '#backend/tables/artists.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { Owned, Row } from '#backend/tables/define-table.ts'
import type { LabelRow } from '#backend/tables/labels.ts'
import type { MembershipRow, OrganizationRow } from '#backend/tables/organizations.ts'
import type { PersonRow } from '#backend/tables/people.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { EVERY, type Filter, type ReadTable } from '#backend/tables/table.ts'
import type { UserRow } from '#backend/tables/users.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'
import type { Scope } from '#src/domain/membership/role.ts'

/** Whose rows a list shows: for a member those of the chosen organization, for a super administrator all. */
export const inOrganizationShown = (caller: Caller, requested: string | undefined): Filter<Owned> => {
  if (!caller.isSuperAdmin) return { is: { organizationId: membershipOf(caller).organizationId } }
  return requested === undefined ? EVERY : { is: { organizationId: requested } }
}

const within = (ids: Scope): Filter<object> => (ids === 'ALL' ? EVERY : { ids })
const credits = (artists: Scope): Filter<object> => (artists === 'ALL' ? EVERY : { credited: artists })

/** A member sees what is in the scope of the membership, and everything that they created. */
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

/** A member sees the organizations of their memberships. */
export const seesOrganization = ({ isSuperAdmin, memberships }: Caller): Filter<OrganizationRow> =>
  isSuperAdmin ? EVERY : { ids: memberships.map(({ organizationId }) => organizationId) }

/** A member sees the members of the chosen organization. */
export const seesUser = (caller: Caller): Filter<UserRow> =>
  caller.isSuperAdmin
    ? EVERY
    : { has: { memberships: { is: { organizationId: membershipOf(caller).organizationId } } } }

type OwnedRow = Row & Owned
type Credit = { artistId: string }

/** The row when the caller may see it; otherwise a refusal that does not say whether it exists. */
export const visible = async <R extends Row>(table: ReadTable<R>, id: string, sees: Filter<R>): Promise<R> => {
  const [row] = await table.where({ ids: [id], all: [sees] }, 1)
  if (row === undefined) throw notFound()
  return row
}

/** The row that the same user created with the same id: a creation that is sent twice answers the first row. */
export const sentBefore = async <R extends OwnedRow>(
  caller: Caller,
  table: ReadTable<R>,
  id: string | undefined,
  sees: Filter<R>,
): Promise<R | undefined> => {
  const row = id === undefined ? undefined : await table.get(id)
  if (row === undefined) return undefined
  if (row.createdBy !== caller.user.id || (await table.count({ ids: [row.id], all: [sees] })) === 0)
    throw refusal('CONFLICT')
  return row
}

type Hints = {
  organizationId?: string | undefined
  artists?: readonly Credit[] | undefined
  labelId?: string | null | undefined
}

/**
 * Members make things for the organization they chose. A super administrator belongs to none: it is then the one
 * that the call names, the chosen one, or that of the label or the first artist.
 */
export const organizationOfNew = async (
  { tables }: Context,
  caller: Caller,
  { organizationId, artists = [], labelId = null }: Hints = {},
): Promise<string> => {
  if (!caller.isSuperAdmin) return membershipOf(caller).organizationId
  if (organizationId !== undefined) {
    if ((await tables.organizations.get(organizationId)) === undefined) throw badField('organizationId', 'NOT_FOUND')
    return organizationId
  }
  const chosen = caller.organizationId === null ? undefined : await tables.organizations.get(caller.organizationId)
  if (chosen !== undefined) return chosen.id
  const label = labelId === null ? undefined : await tables.labels.get(labelId)
  const first = artists[0] === undefined ? undefined : await tables.artists.get(artists[0].artistId)
  const owner = label?.organizationId ?? first?.organizationId
  if (owner === undefined) throw badField('organizationId', 'ORGANIZATION_REQUIRED')
  return owner
}

/** Newly credited artists belong to the same organization and are the caller's to use. */
export const checkArtists = async (
  { tables }: Context,
  caller: Caller,
  { artists, organizationId }: OwnedRow & { artists: readonly Credit[] },
  before: { artists: readonly Credit[] } | undefined,
): Promise<void> => {
  const known = new Set(before?.artists.map(({ artistId }) => artistId))
  const added = new Set(artists.map(({ artistId }) => artistId).filter((id) => !known.has(id)))
  if (added.size === 0) return
  const usable = await tables.artists.count({ ids: [...added], is: { organizationId }, all: [seesArtist(caller)] })
  if (usable < added.size) throw badField('artists', 'NOT_FOUND')
}

/** A label newly chosen belongs to the same organization and is the caller's to use. */
export const checkLabel = async (
  { tables }: Context,
  caller: Caller,
  { labelId, organizationId }: OwnedRow & { labelId: string | null },
  before: { labelId: string | null } | undefined,
): Promise<void> => {
  if (labelId === null || labelId === before?.labelId) return
  const usable = await tables.labels.count({ ids: [labelId], is: { organizationId }, all: [seesLabel(caller)] })
  if (usable === 0) throw badField('labelId', 'NOT_FOUND')
}

/** A file can be used by its uploader, for its purpose, once the upload is complete. */
export const checkFile = async (
  { tables }: Context,
  caller: Caller,
  { fileId, purpose, field }: { fileId: string; purpose: UploadPurpose | readonly UploadPurpose[]; field: string },
): Promise<void> => {
  const file = await tables.files.get(fileId)
  const usable = file !== undefined && file.complete && [purpose].flat().includes(file.purpose)
  if (!usable || (file.createdBy !== caller.user.id && !caller.isSuperAdmin)) throw badField(field, 'NOT_FOUND')
}
