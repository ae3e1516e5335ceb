import { MantineProvider } from '@mantine/core'
import { RouterContextProvider } from '@tanstack/react-router'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { Gallery } from '#mocks/gallery/gallery.tsx'
import { router } from '#src/app/router.ts'
import { theme } from '#src/ui/theme/theme.ts'
import { Toasts } from '#src/ui/toast.tsx'

const textsLoaded = () =>
  new Promise<void>((resolve) => {
    if (i18next.hasLoadedNamespace('common')) resolve()
    else i18next.on('loaded', () => i18next.hasLoadedNamespace('common') && resolve())
  })

/** Takes the place of the app, whose router is only lent to the dialogs. `scripts/bundle.mjs` looks for the id. */
export const openGallery = async (): Promise<void> => {
  await textsLoaded()
  const host = document.createElement('div')
  host.id = 'liner-gallery'
  document.getElementById('shell')?.remove()
  document.getElementById('root')?.replaceWith(host)
  createRoot(host).render(
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <RouterContextProvider router={router}>
        <Gallery />
        <Toasts />
      </RouterContextProvider>
    </MantineProvider>,
  )
}
