import { Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { outboxFlag } from '#src/offline/outbox/queue/outbox-state.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'

const OutboxBanner = lazyPart(async () => (await import('#src/features/outbox/outbox-banner.tsx')).OutboxBanner)

/** The outlet of the outbox banner, which is loaded with the first queued change. */
export const OutboxOutlet = () => {
  const hasChanges = useStore(outboxFlag) !== null
  // The banner stays after the queue is empty: its open panel shows that everything was sent.
  const [isNeeded, setNeeded] = useState(hasChanges)
  if (hasChanges && !isNeeded) setNeeded(true)
  return (
    <LiveRegion>
      {isNeeded && (
        <Suspense>
          <OutboxBanner />
        </Suspense>
      )}
    </LiveRegion>
  )
}
