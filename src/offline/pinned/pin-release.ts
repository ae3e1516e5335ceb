import { client, api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { rememberOwner } from '#src/auth/session/remember-owner.ts'
import { session } from '#src/auth/session/session.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import {
  pinnedBy,
  type PinnedRelease,
  pinnedReleases,
  addPinnedRelease,
  clearPinnedReleaseList,
  removePinnedRelease,
} from '#src/offline/pinned/pinned-releases.ts'
import { loadOptimisticOverlay } from '#src/offline/query-persistence/overlay-loader.ts'
import {
  clearPictures,
  deletePictures,
  pictureUrlsIn,
  savePicture,
} from '#src/offline/query-persistence/persisted-pictures.ts'
import { persistQueryNow, ownedKey } from '#src/offline/query-persistence/query-persister.ts'
import { storageHealth } from '#src/offline/storage/storage-health.ts'
import { loadReadableImage } from '#src/platform/load-readable-image.ts'

/** As large as any screen shows it: a cover may be seven times that, and is sent to the stores from elsewhere. */
const SIDE = 1200
const TYPE = 'image/webp'
const QUALITY = 0.86

/** A picture's bytes, smaller where it is larger than any screen needs; null where it cannot be loaded or read. */
const copyPicture = async (address: string): Promise<Blob | null> => {
  try {
    const image = await loadReadableImage(address)
    const { naturalWidth, naturalHeight } = image
    const scale = Math.min(1, SIDE / Math.max(naturalWidth, naturalHeight))
    const canvas = new OffscreenCanvas(Math.round(naturalWidth * scale), Math.round(naturalHeight * scale))
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: TYPE, quality: QUALITY })
  } catch {
    // The release is pinned without this picture, and a toast says so.
    return null
  }
}

type SameOwner = ReturnType<typeof rememberOwner>

/** Fetches from the server, not from the store, and persists what the screens of the release will query. */
const reader =
  (isSameOwner: SameOwner) =>
  async <T>(queryKey: readonly unknown[], ask: () => Promise<T>): Promise<T> => {
    const [answer, overlay] = await Promise.all([ask(), loadOptimisticOverlay()])
    // The screens of another organization must not show it.
    if (!isSameOwner()) return answer
    queryClient.setQueryData(queryKey, overlay === null ? answer : overlay.apply(queryKey, answer))
    await persistQueryNow(queryKey, queryClient)
    return answer
  }
type Read = ReturnType<typeof reader>

/** What belongs to a release and has a page of its own, as far as this person may open it. */
const readAround = (
  { id: releaseId, tracks, artists, label }: ReleaseDetail,
  permissions: readonly Permission[],
  read: Read,
) => {
  const artistIds = permissions.includes('MANAGE_ARTIST') ? new Set(artists.map(({ artistId }) => artistId)) : []
  const readTracks = permissions.includes('MANAGE_ASSET') ? tracks : []
  const labels = label !== null && permissions.includes('MANAGE_LABEL') ? [label] : []
  const { labels: labelCalls, artists: artistCalls, assets, releases } = client
  // One that was deleted, or that this user may not see, does not stop the others.
  return Promise.allSettled<unknown>([
    read(api.releases.history.queryKey({ releaseId }), () => releases.history.query({ releaseId })),
    ...labels.map(({ id: labelId }) =>
      read(api.labels.get.queryKey({ labelId }), () => labelCalls.get.query({ labelId })),
    ),
    ...[...artistIds].map((artistId) =>
      read(api.artists.get.queryKey({ artistId }), () => artistCalls.get.query({ artistId })),
    ),
    ...readTracks.map(({ id: assetId }) =>
      read(api.assets.get.queryKey({ assetId }), () => assets.get.query({ assetId })),
    ),
  ])
}

const savePictures = async (pictures: Map<string, string>, isSameOwner: SameOwner) => {
  let bytes = 0
  let missing = 0
  for (const [picture, address] of pictures) {
    const copy = address === '' ? null : await copyPicture(address)
    if (!isSameOwner()) break
    if (copy === null) missing += 1
    else await savePicture(ownedKey(picture), copy)
    bytes += copy?.size ?? 0
  }
  return { bytes, missing }
}

/**
 * Pins a release: reads all of it and stores it on this device. Returns how many pictures could not be stored; null when the
 * person signed out or switched the organization meanwhile, and it is not pinned.
 */
export const pinRelease = async (releaseId: string): Promise<{ missing: number } | null> => {
  const { user, permissions } = await loadViewer()
  const { organizationId } = session.getState()
  const isSameOwner = rememberOwner()
  const read = reader(isSameOwner)
  const release = await read(api.releases.get.queryKey({ releaseId }), () => client.releases.get.query({ releaseId }))
  if (!isSameOwner()) return null
  const around = await readAround(release, permissions, read)
  const health = storageHealth.getState()
  if (health === 'silent') throw new DOMException('No database answers', 'TimeoutError')
  if (health === 'full' || health === 'none') throw new DOMException('There is no room', 'QuotaExceededError')
  const pictures = pictureUrlsIn([release, ...around.map((each) => (each.status === 'fulfilled' ? each.value : null))])
  const { bytes, missing } = await savePictures(pictures, isSameOwner)
  if (!isSameOwner()) return null
  addPinnedRelease({
    userId: user.id,
    organizationId: organizationId ?? '',
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
export const unpinRelease = async (pinned: PinnedRelease): Promise<void> => {
  removePinnedRelease(pinned)
  const needed = new Set(pinnedBy(pinnedReleases.getState(), pinned).flatMap(({ pictures }) => pictures))
  await deletePictures(pinned.pictures.filter((picture) => !needed.has(picture)).map(ownedKey))
}

/** Deletes all pinned releases with their pictures. */
export const clearPinnedReleases = async (): Promise<void> => {
  clearPinnedReleaseList()
  await clearPictures()
}
