import { Loader } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { isUnreachable } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { isServerUnresponsive } from '#src/api/server-reachability.ts'
import { useIsSlow } from '#src/api/use-is-slow.ts'
import { isHostReachable, isMissingChunk } from '#src/pwa/update/missing-chunk.ts'
import { ContentUnavailable } from '#src/shared/page/content-unavailable.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

const Spinner = () => <Loader display="block" m="25dvh auto" />

/** How a page looks until its code and data are there. Within the shell that is a page; the start has no code for it. */
export const pendingPage = createStore<{ Skeleton: ComponentType }>(() => ({ Skeleton: Spinner }))

export const RoutePending = () => {
  const { t } = useTranslation('common')
  const router = useRouter()
  const isSlow = useIsSlow(true)
  // The calls of a start were sent before this is shown.
  const isLate = useStore(isServerUnresponsive) || isSlow
  const { Skeleton } = useStore(pendingPage)
  if (isLate) return <ContentUnavailable what="page" error={null} isLate onRetry={() => void router.invalidate()} />
  return (
    <output aria-label={t('loading')}>
      <Skeleton />
    </output>
  )
}

/** Replaces a route that failed. The rest of the page stays, and the route can be tried again. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  // A chunk that cannot be fetched has no reason in its error. The server may be away.
  const isUnresponsive = useStore(isServerUnresponsive)
  const retry = async () => {
    if (isMissingChunk(error) && (await isHostReachable())) return window.location.reload()
    // The answers that the route failed with must not be shown to it again.
    queryClient.removeQueries({ type: 'inactive' })
    reset()
    return router.invalidate()
  }
  if (navigator.onLine && !isUnresponsive && !isUnreachable(error))
    return <ErrorPanel error={error} onRetry={() => void retry()} />
  return <ContentUnavailable what="page" error={null} onRetry={() => void retry()} />
}
