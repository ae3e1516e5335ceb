import { KEPT_RELEASES } from '#src/offline/kept-releases/marker.ts'

/** Quietly: what cannot be read anew now is read at another start, and stays as it was until then. */
const keepFresh = async () => {
  const fresh = await import('#src/catalogue/kept-releases/keep-fresh.ts')
  await fresh.keepFresh().catch(() => undefined)
}

const followOtherTab = async ({ key }: StorageEvent) => {
  if (key !== KEPT_RELEASES && key !== null) return
  const { readKeptReleases } = await import('#src/offline/kept-releases/kept-release.ts')
  readKeptReleases()
}

/** Releases that are kept offline stay as new as the last start with a network. */
export const watchKeptReleases = () => {
  window.addEventListener('storage', (event) => void followOtherTab(event))
  // Asked for when there is no network any more: on a first visit there is no worker yet that has it.
  import('#src/catalogue/age/age-line.tsx').catch(() => undefined)
  if (localStorage.getItem(KEPT_RELEASES) !== null) void keepFresh()
}
