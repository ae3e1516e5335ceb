import { lazy, Suspense } from 'react'
import { newAssetDialog, newReleaseDialog } from '#src/shared/page/create-dialogs.ts'
import { useStored } from '#src/ui/store.ts'

const NewReleaseDialog = lazy(async () => ({
  default: (await import('#src/app/new-item/new-release-dialog.tsx')).NewReleaseDialog,
}))
const NewAssetDialog = lazy(async () => ({
  default: (await import('#src/app/new-item/new-asset-dialog.tsx')).NewAssetDialog,
}))

/** The dialogs come with the first wish for them, and go with everything typed when they are closed. */
export const NewItemDialogs = () => {
  const release = useStored(newReleaseDialog)
  const asset = useStored(newAssetDialog)
  return (
    <Suspense>
      {release && <NewReleaseDialog onClose={() => newReleaseDialog.set(false)} />}
      {asset && <NewAssetDialog onClose={() => newAssetDialog.set(false)} />}
    </Suspense>
  )
}
