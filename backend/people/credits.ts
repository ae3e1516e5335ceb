import type { PersonCredits } from '#src/contract/people.ts'
import { writerRolesOf } from '#src/domain/asset/writers.ts'
import { PERSON_CREDITS_MAX } from '#src/domain/limits.ts'
import { nameKey } from '#src/domain/text/compare.ts'
import { seesArtist, seesAsset, seesRelease } from '#backend/access.ts'
import type { Context } from '#backend/context.ts'
import { referencesOf, releaseReferenceView } from '#backend/references.ts'
import { type Caller, may } from '#backend/session.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { PersonRow } from '#backend/tables/people.ts'
import { NONE } from '#backend/tables/table.ts'

/** The artists whose own name is that of the person. */
const artistsOf = async (context: Context, caller: Caller, { name, organizationId }: PersonRow) => {
  if (!may(caller, 'MANAGE_ARTIST')) return []
  const is = { personName: name, organizationId }
  const rows = await context.tables.artists.where({ is, all: [seesArtist(caller)] })
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
  const releases = may(caller, 'MANAGE_RELEASE')
    ? await context.tables.releases.where({ tracks: [id], all: [seesRelease(caller)] })
    : []
  return {
    id,
    title,
    version,
    artists: await Promise.all(
      artists.map(async ({ artistId }) => ({ id: artistId, name: await nameOf('artists', artistId) })),
    ),
    roles: writerRolesOf(name, row),
    releases: await Promise.all(releases.map((release) => releaseReferenceView(context, release))),
  }
}

/** What a person worked on, in their organization, as far as the caller may see it. */
export const personCreditsView = async (context: Context, caller: Caller, row: PersonRow): Promise<PersonCredits> => {
  const { name, organizationId } = row
  const written = { is: { organizationId }, written: [nameKey(name)], all: [seesAsset(caller)] }
  const { rows, count } = await context.tables.assets.page(may(caller, 'MANAGE_ASSET') ? written : NONE, {
    page: 1,
    perPage: PERSON_CREDITS_MAX,
  })
  return {
    artists: await artistsOf(context, caller, row),
    assets: await Promise.all(rows.map((asset) => creditedAssetView(context, caller, name, asset))),
    count,
  }
}
