import { client, api } from '#src/api/client.ts'
import { keepNow, owned } from '#src/api/keep-for-offline.ts'
import { loadOverlay } from '#src/api/overlay.ts'
import { queryClient } from '#src/api/query-client.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import { copyPicture } from '#src/offline/kept-releases/copy-picture.ts'
import { keptBy, type KeptRelease, keptReleases, noteKept, noteLetGo } from '#src/offline/kept-releases/kept-release.ts'
import { picturesIn } from '#src/offline/kept-releases/picture-places.ts'
import { keepPicture, letGoOfPictures } from '#src/offline/kept-releases/pictures.ts'
import { storageHealth } from '#src/offline/storage-health.ts'
import { session } from '#src/session/session.ts'

/** Reads anew, not from what was kept, and keeps what the screens that show it will ask for. */
const readAndKeep = async <T>(queryKey: readonly unknown[], ask: () => Promise<T>): Promise<T> => {
  const [answer, overlay] = await Promise.all([ask(), loadOverlay()])
  queryClient.setQueryData(queryKey, overlay === null ? answer : overlay.apply(queryKey, answer))
  await keepNow(queryKey, queryClient)
  return answer
}

/** What belongs to a release and has a page of its own, as far as this person may open it. */
const readAround = ({ id: releaseId, tracks, artists, label }: ReleaseDetail, permissions: readonly Permission[]) => {
  const artistIds = permissions.includes('MANAGE_ARTIST') ? new Set(artists.map(({ artistId }) => artistId)) : []
  const readTracks = permissions.includes('MANAGE_ASSET') ? tracks : []
  const labels = label !== null && permissions.includes('MANAGE_LABEL') ? [label] : []
  const { labels: labelCalls, artists: artistCalls, assets, releases } = client
  // One that is gone by now, or not this person's, is no reason not to keep the others.
  return Promise.allSettled<unknown>([
    readAndKeep(api.releases.history.queryKey({ releaseId }), () => releases.history.query({ releaseId })),
    ...labels.map(({ id: labelId }) =>
      readAndKeep(api.labels.get.queryKey({ labelId }), () => labelCalls.get.query({ labelId })),
    ),
    ...[...artistIds].map((artistId) =>
      readAndKeep(api.artists.get.queryKey({ artistId }), () => artistCalls.get.query({ artistId })),
    ),
    ...readTracks.map(({ id: assetId }) =>
      readAndKeep(api.assets.get.queryKey({ assetId }), () => assets.get.query({ assetId })),
    ),
  ])
}

const keepPictures = async (pictures: Map<string, string>) => {
  let bytes = 0
  let missing = 0
  for (const [picture, address] of pictures) {
    const copy = address === '' ? null : await copyPicture(address)
    if (copy === null) missing += 1
    else await keepPicture(owned(picture), copy)
    bytes += copy?.size ?? 0
  }
  return { bytes, missing }
}

/** Thrown where this browser has no room for more, or keeps nothing. */
export class NoRoom extends Error {
  override name = 'NoRoom'
}

/** Reads all of a release and keeps it on this device; tells how many of its pictures could not be kept. */
export const keepRelease = async (releaseId: string): Promise<{ missing: number }> => {
  const { user, permissions } = await loadViewer()
  const release = await readAndKeep(api.releases.get.queryKey({ releaseId }), () =>
    client.releases.get.query({ releaseId }),
  )
  const around = await readAround(release, permissions)
  if (storageHealth.get() === 'full' || storageHealth.get() === 'none') throw new NoRoom()
  const pictures = picturesIn([release, ...around.map((each) => (each.status === 'fulfilled' ? each.value : null))])
  const { bytes, missing } = await keepPictures(pictures)
  noteKept({
    userId: user.id,
    organizationId: session.getState().organizationId ?? '',
    releaseId,
    title: release.title,
    tracks: release.tracks.length,
    readAt: Date.now(),
    pictures: [...pictures.keys()],
    bytes,
  })
  return { missing }
}

/** Takes it back: what was read stays as any screen that was visited; the pictures go that no other one needs. */
export const letGoOfRelease = async (kept: KeptRelease): Promise<void> => {
  noteLetGo(kept)
  const needed = new Set(keptBy(keptReleases.get(), kept).flatMap(({ pictures }) => pictures))
  await letGoOfPictures(kept.pictures.filter((picture) => !needed.has(picture)).map(owned))
}
