import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { newAssetDialog, newReleaseDialog, sidebar } from '#src/shared/page/shell-state.ts'

const loadDialogs = () => import('#src/app/new-item/new-item-dialog.tsx')
const NewReleaseDialog = lazy(async () => ({ default: (await loadDialogs()).NewReleaseDialog }))
const NewAssetDialog = lazy(async () => ({ default: (await loadDialogs()).NewAssetDialog }))

/** The sidebar closes first and returns the focus, so that the dialog knows where to return it. */
const open = (dialog: typeof newReleaseDialog) => () => {
  sidebar.setState(false)
  queueMicrotask(() => dialog.setState(true))
}
export const openReleaseDialog = open(newReleaseDialog)
export const openAssetDialog = open(newAssetDialog)

/** A dialog loses what is typed when it closes: it is unmounted. */
export const NewItemOutlet = () => {
  const isReleaseOpen = useStore(newReleaseDialog)
  const isAssetOpen = useStore(newAssetDialog)
  return (
    <Suspense>
      {isReleaseOpen && <NewReleaseDialog onClose={() => newReleaseDialog.setState(false)} />}
      {isAssetOpen && <NewAssetDialog onClose={() => newAssetDialog.setState(false)} />}
    </Suspense>
  )
}
