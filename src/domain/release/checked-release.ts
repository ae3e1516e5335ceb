import { type ArtistFacts, withFacts } from '#src/domain/artist/credits.ts'
import type { CheckedRelease } from '#src/domain/release/check.ts'
import type { ChosenStore, Store } from '#src/domain/release/store-kind.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'
import { isAtStore, isInStore } from '#src/domain/submission/release-status.ts'
import type { DeliveryStatus, SubmissionStatus } from '#src/domain/submission/status.ts'

type Submitted = { storeId: string; status: SubmissionStatus; delivery: DeliveryStatus | null }

/**
 * Who asks the rules. A label hears no more from a store at which its release waits for review; the reviewer does, because
 * they decide whether that store gets it.
 */
type Asking = 'LABEL' | 'REVIEWER'

/** Stores, with those marked that have the release: what they would have said of it is no news to who asks. */
export const chosenStoresOf = (
  stores: readonly Store[],
  submissions: readonly Submitted[],
  asking: Asking,
): ChosenStore[] => {
  const counted = asking === 'LABEL' ? submissions : submissions.filter(isInStore)
  return stores.map((store) => ({ ...store, hasRelease: isAtStore(counted, store.id) }))
}

/** A release as the API shows it. */
type ShownRelease = Omit<CheckedRelease, 'labelId' | 'labelName' | 'hasCover' | 'isInStores' | 'stores' | 'tracks'> & {
  label: { id: string; name: string } | null
  cover: object | null
  artistFacts?: readonly ArtistFacts[] | undefined
  submissions: readonly Submitted[]
  tracks: readonly (Omit<CheckedTrack, 'assetId'> & { id: string })[]
}

type Question = {
  asking: Asking
  /** What is known of stores: of all of them, or at least of those that are asked. */
  stores: readonly Store[]
  /** The stores that are asked besides those that the release names. */
  askedIds: readonly string[]
}

/** A stored release as the rules take it: the API asks them when it is submitted, the reviewer's screen when it is shown. */
export const checkedReleaseOf = (
  { artistFacts = [], ...release }: ShownRelease,
  { asking, stores, askedIds }: Question,
): CheckedRelease => {
  const { label, cover, submissions } = release
  const asked = new Set([...release.distributionProviders, ...askedIds])
  const known = stores.filter(({ id }) => asked.has(id))
  return {
    ...release,
    artists: withFacts(release.artists, artistFacts),
    labelId: label?.id ?? null,
    ...(label !== null && { labelName: label.name }),
    hasCover: cover !== null,
    isInStores: submissions.some(isInStore),
    stores: chosenStoresOf(known, submissions, asking),
    tracks: release.tracks.map(({ id, ...track }) => ({
      ...track,
      assetId: id,
      artists: withFacts(track.artists, artistFacts),
    })),
  }
}
