import { seesLabel, seesRelease } from '#backend/access.ts'
import { isOnPublishedRelease } from '#backend/assets/rules.ts'
import type { Context } from '#backend/context.ts'
import { referencesOf, releaseReferenceView } from '#backend/references.ts'
import { type Caller, hasPermission } from '#backend/session.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { Asset, AssetDetail } from '#src/contract/assets.ts'
import { showAssetCredits, showMedia, showOrganization } from '#src/contract/entity-views.ts'

export const assetView = async (context: Context, row: AssetRow): Promise<Asset> => {
  const { organizationId, createdBy: _, wasPublished: __, ...fields } = row
  const references = referencesOf(context)
  // Everything is read at once, so that a database answers it together.
  const [artists, media, dolbyAtmos, organization, releasesCount] = await Promise.all([
    showAssetCredits(row.artists, references),
    showMedia(row.media, references),
    showMedia(row.dolbyAtmos, references),
    showOrganization(organizationId, references),
    context.tables.releases.count({ tracks: [row.id] }),
  ])
  return { ...fields, artists, media, dolbyAtmos, organization, releasesCount }
}

const labelsOf = async ({ tables }: Context, caller: Caller, ids: readonly (string | null)[]) => {
  const named = [...new Set(ids.filter((id) => id !== null))]
  const seen = await tables.labels.where({ ids: named, all: [seesLabel(caller)] })
  const rows = new Map(seen.map((row) => [row.id, row]))
  return named.flatMap((id) => rows.get(id) ?? []).map(({ id, name }) => ({ id, name }))
}

/** An asset with the releases it is on, as far as the caller may see releases, and the labels these come out on. */
export const assetDetailView = async (context: Context, caller: Caller, row: AssetRow): Promise<AssetDetail> => {
  const shownReleases = async () => {
    const releases = hasPermission(caller, 'MANAGE_RELEASE')
      ? await context.tables.releases.where({ tracks: [row.id], all: [seesRelease(caller)] })
      : []
    const labelIds = releases.map(({ labelId }) => labelId)
    const [references, labels] = await Promise.all([
      Promise.all(releases.map((release) => releaseReferenceView(context, release))),
      labelsOf(context, caller, labelIds),
    ])
    return { releases: references, labels }
  }
  const [asset, shown, published] = await Promise.all([
    assetView(context, row),
    shownReleases(),
    isOnPublishedRelease(context, row),
  ])
  return { ...asset, ...shown, published }
}
