import { type ComponentProps, lazy, Suspense } from 'react'
import type { NotLoadedWords } from '#src/catalogue/kept-releases/not-loaded-words.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

/** On a first visit nobody has fetched the words ahead, and this stands where something failed already. */
const Words = lazy(() =>
  import('#src/catalogue/kept-releases/not-loaded-words.tsx').then(
    ({ NotLoadedWords }) => ({ default: NotLoadedWords }),
    () => ({ default: ErrorPanel }),
  ),
)

/** In the place of what was never read while there was a network. */
export const NotLoaded = (props: ComponentProps<typeof NotLoadedWords>) => (
  <Suspense>
    <Words {...props} />
  </Suspense>
)
