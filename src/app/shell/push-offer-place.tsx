import { lazy, Suspense } from 'react'
import { pushOffer } from '#src/app/push/push-offer.ts'
import { useStored } from '#src/ui/store.ts'

const PushOfferBanner = lazy(async () => ({
  default: (await import('#src/app/shell/push-offer-banner.tsx')).PushOfferBanner,
}))

/** Where the offer appears; it is fetched when there is one to make. */
export const PushOfferPlace = () => {
  const offered = useStored(pushOffer)
  return (
    <div role="status">
      {offered && (
        <Suspense>
          <PushOfferBanner />
        </Suspense>
      )}
    </div>
  )
}
