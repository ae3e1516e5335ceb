import { Suspense, useState } from 'react'
import { outboxFlag } from '#src/offline/outbox/queue/outbox-flag.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useStore } from 'zustand'

const OutboxBanner = lazyPart(async () => (await import('#src/features/outbox/outbox-banner.tsx')).OutboxBanner)

/** Where it is told that something waits; it is fetched when something does. */
export const OutboxOutlet = () => {
  const isWaiting = useStore(outboxFlag) !== null
  // It stays once it was needed: whoever looks at what waits sees that it went.
  const [isNeeded, setNeeded] = useState(isWaiting)
  if (isWaiting && !isNeeded) setNeeded(true)
  return (
    <div role="status">
      {isNeeded && (
        <Suspense>
          <OutboxBanner />
        </Suspense>
      )}
    </div>
  )
}
