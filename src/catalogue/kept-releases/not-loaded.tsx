import { type ComponentProps, lazy, Suspense } from 'react'

const Words = lazy(async () => ({
  default: (await import('#src/catalogue/kept-releases/not-loaded-words.tsx')).NotLoadedWords,
}))

/** In the place of what was never read while there was a network. */
export const NotLoaded = (props: ComponentProps<typeof Words>) => (
  <Suspense>
    <Words {...props} />
  </Suspense>
)
