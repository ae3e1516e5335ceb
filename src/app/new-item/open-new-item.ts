import { newAssetDialog, newReleaseDialog, sidebar } from '#src/shared/page/shell-dialogs.ts'

/** The menu goes first and gives the focus back, so that the dialog knows where to return it. */
const start = (dialog: typeof newReleaseDialog) => () => {
  sidebar.setState(false)
  queueMicrotask(() => dialog.setState(true))
}
export const openNewRelease = start(newReleaseDialog)
export const openNewAsset = start(newAssetDialog)
