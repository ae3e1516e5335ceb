import { lazy, Suspense } from 'react'
import { newRelease } from '#src/catalogue/new-release.ts'
import { useStored } from '#src/ui/store.ts'

const NewReleaseDialog = lazy(async () => ({
  default: (await import('#src/app/shell/new-release-dialog.tsx')).NewReleaseDialog,
}))

/** The dialog comes with the first wish for it, and goes with everything typed when it is closed. */
export const NewReleasePlace = () => {
  const opened = useStored(newRelease)
  return <Suspense>{opened && <NewReleaseDialog onClose={() => newRelease.set(false)} />}</Suspense>
}
