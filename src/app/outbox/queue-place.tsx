import { lazy, Suspense, useState } from 'react'
import { loadOutbox } from '#src/app/outbox/load-outbox.ts'
import { marker } from '#src/app/outbox/marker.ts'
import { useStored } from '#src/ui/store.ts'

const QueueBanner = lazy(async () => ({ default: (await loadOutbox()).QueueBanner }))

/** Where it is told that something waits; it is fetched when something does. */
export const QueuePlace = () => {
  const isWaiting = useStored(marker) !== null
  // It stays once it was needed: whoever looks at what waits sees that it went.
  const [isNeeded, setNeeded] = useState(isWaiting)
  if (isWaiting && !isNeeded) setNeeded(true)
  return (
    <div role="status">
      {isNeeded && (
        <Suspense>
          <QueueBanner />
        </Suspense>
      )}
    </div>
  )
}
