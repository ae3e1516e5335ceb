import { createElement, Suspense } from 'react'
import { banners } from '#src/app/shell/banners.ts'
import { useStored } from '#src/ui/store.ts'

/** There from the start, so that what appears in it is read aloud. */
export const BannerOutlet = () => (
  <div role="status">
    <Suspense>{createElement('div', null, ...useStored(banners).map((banner) => createElement(banner)))}</Suspense>
  </div>
)
