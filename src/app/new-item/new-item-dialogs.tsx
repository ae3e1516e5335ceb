import { lazy, Suspense } from 'react'
import { newAssetDialog, newReleaseDialog } from '#src/shared/page/shell-dialogs.ts'
import { useStore } from 'zustand'

const NewReleaseDialog = lazy(async () => ({
  default: (await import('#src/app/new-item/new-release-dialog.tsx')).NewReleaseDialog,
}))
const NewAssetDialog = lazy(async () => ({
  default: (await import('#src/app/new-item/new-asset-dialog.tsx')).NewAssetDialog,
}))

/** The dialogs come with the first wish for them, and go with everything typed when they are closed. */
export const NewItemDialogs = () => {
  const release = useStore(newReleaseDialog)
  const asset = useStore(newAssetDialog)
  return (
    <Suspense>
      {release && <NewReleaseDialog onClose={() => newReleaseDialog.setState(false)} />}
      {asset && <NewAssetDialog onClose={() => newAssetDialog.setState(false)} />}
    </Suspense>
  )
}
