import { newRelease } from '#src/catalogue/new-release.ts'
import { sidebar } from '#src/ui/sidebar.ts'

/** The menu goes first and gives the focus back, so that the dialog knows where to return it. */
export const startRelease = () => {
  sidebar.set(false)
  queueMicrotask(() => newRelease.set(true))
}
