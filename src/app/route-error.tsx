import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { NotLoaded } from '#src/catalogue/kept-releases/not-loaded.tsx'
import { isHostReachable, isMissingChunk } from '#src/pwa/missing-chunk.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

/** One route failed: the rest of the page stands, this part can be tried again, and without a network there is more. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = async () => {
    if (isMissingChunk(error) && (await isHostReachable())) return window.location.reload()
    reset()
    return router.invalidate()
  }
  if (navigator.onLine) return <ErrorPanel error={error} onRetry={() => void retry()} />
  return <NotLoaded what="page" error={null} onRetry={() => void retry()} />
}
