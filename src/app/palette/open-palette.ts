import i18next from 'i18next'
import { palette } from '#src/app/palette/palette-keys.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { sidebar } from '#src/shared/page/shell-dialogs.ts'
import { showToast } from '#src/ui/toast.tsx'

export const loadPalette = () => import('#src/app/palette/palette.tsx')

const tellFailure = () =>
  showToast({
    kind: 'error',
    title: i18next.t(navigator.onLine ? 'error.title' : 'error.offlineTitle'),
    message: i18next.t(navigator.onLine ? 'error.message' : 'error.offlineMessage'),
  })

/** Opens when all of it is there, so that the page stands when it cannot be had. */
export const openPalette = async (shown: 'search' | 'keys') => {
  // The menu goes first and gives the focus back, so that the palette knows where to return it.
  sidebar.setState(false)
  try {
    await Promise.all([loadPalette(), loadTexts('palette')])
    palette.setState(shown)
  } catch {
    await tellFailure()
  }
}
