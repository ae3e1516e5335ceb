import type { Query } from '@tanstack/react-query'
import { isUnreachable } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { onServerBack } from '#src/api/server-reachability.ts'
import { router } from '#src/app/router.ts'

const ASK_MS = 5000

const isUnanswered = ({ state }: Query) => isUnreachable(state.error)
const countLost = () => queryClient.getQueryCache().findAll({ predicate: isUnanswered }).length

/** Whether anything that could not be reached is there now. */
const isSomethingBack = async (): Promise<boolean> => {
  const lost = countLost()
  await queryClient.refetchQueries({ predicate: isUnanswered })
  return countLost() < lost
}

/**
 * Calls `retry` once the server answers again: a page that could not start has no shell, so nothing else would ask.
 * Asks every five seconds, and at once with a network. Returns a function that stops.
 */
export const retryOnReconnect = (retry: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', askNow)
  }
  const goBack = () => {
    stop()
    retry()
  }
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    clearTimeout(timer)
    const isBack = navigator.onLine && (await isSomethingBack())
    isAsking = false
    if (isOver) return
    if (isBack) goBack()
    else timer = setTimeout(askNow, ASK_MS)
  }
  const askNow = () => void ask()
  const unsubscribe = onServerBack(goBack)
  window.addEventListener('online', askNow)
  timer = setTimeout(askNow, ASK_MS)
  return stop
}

/** A page that failed for want of an answer comes by itself. */
export const retryFailedPages = () => {
  let stop: (() => void) | undefined
  const look = () => {
    stop?.()
    const isLost = router.state.matches.some(({ status, error }) => status === 'error' && isUnreachable(error))
    stop = isLost ? retryOnReconnect(() => void router.invalidate()) : undefined
  }
  look()
  router.subscribe('onResolved', look)
}
