import { PINNED_RELEASES_KEY } from '#src/offline/query-persistence/query-persister.ts'

/** In silence: what cannot be refreshed now stays as it is until another start. */
const refreshPinnedReleases = async () => {
  const fresh = await import('#src/offline/pinned/refresh-pinned-releases.ts')
  await fresh.refreshPinnedReleases().catch(() => undefined)
}

const followOtherTab = async ({ key }: StorageEvent) => {
  if (key !== PINNED_RELEASES_KEY && key !== null) return
  const { readPinnedReleases } = await import('#src/offline/pinned/pinned-releases.ts')
  readPinnedReleases()
}

/** Pinned releases are as new as the last start with a network. */
export const watchPinnedReleases = () => {
  window.addEventListener('storage', (event) => void followOtherTab(event))
  if (localStorage.getItem(PINNED_RELEASES_KEY) !== null) void refreshPinnedReleases()
}
