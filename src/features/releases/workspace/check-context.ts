import { api, client } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { session } from '#src/auth/session/session.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { ArtistFacts } from '#src/domain/artist/credits.ts'
import { BULK_MAX } from '#src/domain/limits.ts'
import { chosenStoresOf } from '#src/domain/release/checked-release.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'
import type { Known, ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { barcodePoolQuery } from '#src/shared/release/barcode-pool-query.ts'
import { releaseQuery, storesQuery } from '#src/shared/release/release-queries.ts'
import { pickedImages } from '#src/shared/upload/picked-images.ts'

type Of = { releaseId: string; coverKey: string }

/** What is measured of the cover in the form: by the server, or by this page before it is saved. */
const coverOf = ({ releaseId, coverKey }: Of, { cover }: ReleaseForm): Known['cover'] => {
  const picked = pickedImages.get(coverKey)
  if (picked !== undefined && picked.picture !== null && picked.fileId === cover?.fileId)
    return { coverMeasures: picked.picture }
  const detail = queryClient.getQueryData(releaseQuery(releaseId).queryKey)
  return detail?.cover?.fileId === cover?.fileId && detail !== undefined
    ? { coverMeasures: detail.coverMeasures, sameCover: detail.sameCover }
    : {}
}

/** The barcodes of the organization of a release; a new one is made for the chosen organization. */
export const poolQueryOf = (releaseId: string) =>
  barcodePoolQuery(
    queryClient.getQueryData(releaseQuery(releaseId).queryKey)?.organization.id ?? session.getState().organizationId,
  )

type Crediting = { artists: readonly { artistId: string }[] }
const artistIdsIn = ({ artists, tracks }: Crediting & { tracks: readonly Crediting[] }): string[] => [
  ...new Set([artists, ...tracks.map((track) => track.artists)].flat().map(({ artistId }) => artistId)),
]

/**
 * What the rules ask besides the form of a release. Artists that were picked since the server last answered are asked
 * for, all at once; `onAnswer` is called when they are known.
 */
export const createCheckContext = ({ releaseId, coverKey }: Of, onAnswer: () => void) => {
  const answered = new Map<string, ArtistFacts>()
  const asking = new Set<string>()
  let read: ReleaseDetail['artistFacts']

  const ask = async (artistIds: string[]) => {
    for (const id of artistIds) asking.add(id)
    const { queryKey } = api.artists.facts.queryOptions({ artistIds })
    const facts = await queryClient
      .fetchQuery({
        queryKey,
        queryFn: () => client.artists.facts.query({ artistIds }),
        retry: false,
        meta: { quiet: true },
      })
      .catch(() => null)
    for (const id of artistIds) asking.delete(id)
    // Of an artist who is not found there is nothing to say. Without an answer they are asked for with the next change.
    if (facts !== null) for (const id of artistIds) answered.set(id, { artistId: id })
    for (const one of facts ?? []) answered.set(one.artistId, one)
    onAnswer()
  }

  /** A release that was saved offline says nothing of its artists before the server has it. */
  const remember = (detail: ReleaseDetail | undefined) => {
    if (detail?.artistFacts === read) return
    read = detail?.artistFacts
    for (const one of read ?? []) answered.set(one.artistId, one)
  }

  return {
    known: (form: ReleaseForm): Known => {
      const stores = queryClient.getQueryData(storesQuery.queryKey) ?? []
      const detail = queryClient.getQueryData(releaseQuery(releaseId).queryKey)
      const left = queryClient.getQueryData(poolQueryOf(releaseId).queryKey)?.left ?? 0
      remember(detail)
      return {
        artists: [...answered.values()],
        stores: new Map(chosenStoresOf(stores, detail?.submissions ?? [], 'LABEL').map((store) => [store.id, store])),
        cover: coverOf({ releaseId, coverKey }, form),
        hasBarcodePool: left > 0,
        isInStores: detail?.submissions.some(isInStore) ?? false,
      }
    },
    /** Whether what the rules ask for is on its way. */
    isAsking: (): boolean => asking.size > 0,
    askForArtists: (form: ReleaseForm) => {
      remember(queryClient.getQueryData(releaseQuery(releaseId).queryKey))
      const unknown = artistIdsIn(form)
        .filter((id) => !answered.has(id) && !asking.has(id))
        .slice(0, BULK_MAX)
      if (unknown.length > 0 && navigator.onLine) void ask(unknown)
    },
  }
}
