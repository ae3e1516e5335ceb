import { PINNED_RELEASES_KEY } from '#src/offline/query-persistence/query-persister.ts'

/** Quietly: what cannot be read anew now is read at another start, and stays as it was until then. */
const refreshPinnedReleases = async () => {
  const fresh = await import('#src/offline/pinned/refresh-pinned-releases.ts')
  await fresh.refreshPinnedReleases().catch(() => undefined)
}

const followOtherTab = async ({ key }: StorageEvent) => {
  if (key !== PINNED_RELEASES_KEY && key !== null) return
  const { readPinnedReleases } = await import('#src/offline/pinned/pinned-releases.ts')
  readPinnedReleases()
}

/** Releases that are kept offline stay as new as the last start with a network. */
export const watchPinnedReleases = () => {
  window.addEventListener('storage', (event) => void followOtherTab(event))
  if (localStorage.getItem(PINNED_RELEASES_KEY) !== null) void refreshPinnedReleases()
}
