import { firstScreenLoaded } from '#src/app/first-screen.ts'
import { session } from '#src/auth/session/session.ts'
import { preloadToasts } from '#src/ui/toast.tsx'

const MEMBER_PARTS = [
  () => import('#src/offline/query-persistence/data-age-line.tsx'),
  () => import('#src/app/outbox-entry.ts'),
  () => import('#src/features/outbox/outbox-banner.tsx'),
]

const preload = async () => {
  await firstScreenLoaded()
  const parts = session.getState().jwt === null ? [preloadToasts] : [preloadToasts, ...MEMBER_PARTS]
  // What is not there now is fetched when it is shown.
  await Promise.allSettled(parts.map((load) => load()))
}

/** What is shown once the network is gone: on a first visit there is no worker yet that has it. */
export const preloadOfflineParts = () => {
  void preload()
  session.subscribe(() => void preload())
}
