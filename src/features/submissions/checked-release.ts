import type { ReleaseDetail } from '#src/contract/releases.ts'
import { withFacts } from '#src/domain/artist/credits.ts'
import type { CheckedRelease } from '#src/domain/release/check.ts'
import type { Store } from '#src/domain/release/store-kind.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'

/** A release under review as its label's own rules ask for it: with its label and its stores, of which some have it already. */
export const checkedReleaseOf = (
  { artistFacts = [], ...release }: ReleaseDetail,
  stores: readonly Store[],
): CheckedRelease => {
  const { label, cover, submissions, distributionProviders } = release
  const having = new Set(submissions.filter(isInStore).map(({ storeId }) => storeId))
  const asked = new Set([...distributionProviders, ...submissions.map(({ storeId }) => storeId)])
  return {
    ...release,
    artists: withFacts(release.artists, artistFacts),
    labelId: label?.id ?? null,
    ...(label !== null && { labelName: label.name }),
    hasCover: cover !== null,
    isInStores: having.size > 0,
    stores: stores.filter(({ id }) => asked.has(id)).map((store) => ({ ...store, hasRelease: having.has(store.id) })),
    tracks: release.tracks.map(({ id, ...track }) => ({
      ...track,
      assetId: id,
      artists: withFacts(track.artists, artistFacts),
    })),
  }
}
