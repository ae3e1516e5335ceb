import { lazy, Suspense } from 'react'
import { newAsset } from '#src/catalogue/new-asset.ts'
import { newRelease } from '#src/catalogue/new-release.ts'
import { useStored } from '#src/ui/store.ts'

const NewReleaseDialog = lazy(async () => ({
  default: (await import('#src/app/shell/new-release-dialog.tsx')).NewReleaseDialog,
}))
const NewAssetDialog = lazy(async () => ({
  default: (await import('#src/app/shell/new-asset-dialog.tsx')).NewAssetDialog,
}))

/** The dialogs come with the first wish for them, and go with everything typed when they are closed. */
export const NewItemPlace = () => {
  const release = useStored(newRelease)
  const asset = useStored(newAsset)
  return (
    <Suspense>
      {release && <NewReleaseDialog onClose={() => newRelease.set(false)} />}
      {asset && <NewAssetDialog onClose={() => newAsset.set(false)} />}
    </Suspense>
  )
}
