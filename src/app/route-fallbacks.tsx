import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isUnreachable } from '#src/api/errors.ts'
import { isServerUnresponsive } from '#src/api/server-reachability.ts'
import { ContentUnavailable } from '#src/shared/page/content-unavailable.tsx'
import { isHostReachable, isMissingChunk } from '#src/pwa/update/missing-chunk.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { useStore } from 'zustand'
import { Center, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsSlow } from '#src/api/use-is-slow.ts'

export const RoutePending = () => {
  const { t } = useTranslation('common')
  const router = useRouter()
  const isLate = useIsSlow(true)
  if (isLate) return <ContentUnavailable what="page" error={null} isLate onRetry={() => void router.invalidate()} />
  return (
    <Center mih="50dvh">
      <Loader role="status" aria-label={t('loading')} />
    </Center>
  )
}

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
