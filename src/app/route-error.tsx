import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isUnreachable } from '#src/api/errors.ts'
import { isServerUnresponsive } from '#src/api/server-reachability.ts'
import { ContentUnavailable } from '#src/shared/page/content-unavailable.tsx'
import { isHostReachable, isMissingChunk } from '#src/pwa/update/missing-chunk.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { useStore } from 'zustand'

/** One route failed: the rest of the page stands, this part can be tried again, and without a network there is more. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  // A part of the build that cannot be fetched does not say why: a server that is away is.
  const isSilent = useStore(isServerUnresponsive)
  const retry = async () => {
    if (isMissingChunk(error) && (await isHostReachable())) return window.location.reload()
    reset()
    return router.invalidate()
  }
  if (navigator.onLine && !isSilent && !isUnreachable(error))
    return <ErrorPanel error={error} onRetry={() => void retry()} />
  return <ContentUnavailable what="page" error={null} onRetry={() => void retry()} />
}
