import { seesArtist, seesAsset, seesRelease } from '#backend/access.ts'
import type { Context } from '#backend/context.ts'
import { referencesOf, releaseReferenceView } from '#backend/references.ts'
import { type Caller, hasPermission } from '#backend/session.ts'
import { personKey } from '#backend/tables/artists.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { PersonRow } from '#backend/tables/people.ts'
import { NONE, type Paging } from '#backend/tables/table.ts'
import type { PersonCredits } from '#src/contract/people.ts'
import { creditRolesOf } from '#src/domain/contributor/credits.ts'
import { PER_PAGE_MAX } from '#src/domain/limits.ts'
import { nameKey } from '#src/domain/text/compare.ts'

/** The artists that the person is, alone or in a band. */
const artistsOf = async (context: Context, caller: Caller, { name, organizationId }: PersonRow) => {
  if (!hasPermission(caller, 'MANAGE_ARTIST')) return []
  const people = [personKey({ organizationId, name })]
  const rows = await context.tables.artists.where({ people, all: [seesArtist(caller)] })
  const { urlOf } = referencesOf(context)
  return Promise.all(
    rows.map(async ({ id, name: artist, imageFileId }) => ({
      id,
      name: artist,
      image: imageFileId === null ? null : await urlOf(imageFileId),
    })),
  )
}

/** A recording with what the person did for it, and where it came out. */
const creditedAssetView = async (context: Context, caller: Caller, name: string, row: AssetRow) => {
  const { id, title, version, artists } = row
  const { nameOf } = referencesOf(context)
  const releases = hasPermission(caller, 'MANAGE_RELEASE')
    ? await context.tables.releases.where({ tracks: [id], all: [seesRelease(caller)] })
    : []
  return {
    id,
    title,
    version,
    artists: await Promise.all(
      artists.map(async ({ artistId }) => ({ id: artistId, name: await nameOf('artists', artistId) })),
    ),
    roles: creditRolesOf(name, row),
    releases: await Promise.all(releases.map((release) => releaseReferenceView(context, release))),
  }
}

/** What a person worked on, in their organization, as far as the caller may see it. */
export const personCreditsView = async (
  context: Context,
  caller: Caller,
  row: PersonRow,
  { page = 1, perPage = PER_PAGE_MAX }: Partial<Paging>,
): Promise<PersonCredits> => {
  const { name, organizationId } = row
  const credited = { is: { organizationId }, contributed: [nameKey(name)], all: [seesAsset(caller)] }
  const { rows, count } = await context.tables.assets.page(hasPermission(caller, 'MANAGE_ASSET') ? credited : NONE, {
    page,
    perPage,
  })
  return {
    artists: await artistsOf(context, caller, row),
    assets: await Promise.all(rows.map((asset) => creditedAssetView(context, caller, name, asset))),
    count,
  }
}
