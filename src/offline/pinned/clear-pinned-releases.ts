import { clearPinnedReleaseList } from '#src/offline/pinned/pinned-releases.ts'
import { clearPictures } from '#src/offline/query-persistence/persisted-pictures.ts'

/** Nothing of what was kept stays: neither that it was, nor its pictures. */
export const clearPinnedReleases = async (): Promise<void> => {
  clearPinnedReleaseList()
  await clearPictures()
}
