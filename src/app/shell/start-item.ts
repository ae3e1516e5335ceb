import { newAsset } from '#src/catalogue/new-asset.ts'
import { newRelease } from '#src/catalogue/new-release.ts'
import { sidebar } from '#src/ui/sidebar.ts'

/** The menu goes first and gives the focus back, so that the dialog knows where to return it. */
const start = (dialog: typeof newRelease) => () => {
  sidebar.set(false)
  queueMicrotask(() => dialog.set(true))
}
export const startRelease = start(newRelease)
export const startAsset = start(newAsset)
