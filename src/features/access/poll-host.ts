import { isServerUnresponsive, requestStarted, requestEnded } from '#src/api/server-reachability.ts'
import { isHostReachable } from '#src/pwa/update/missing-chunk.ts'

const AGAIN_MS = 5000

/**
 * Pages for strangers ask the API for nothing by themselves, so they ask the host: once, and again for as long as
 * nobody answers. Tells `onChange` when that changes, and returns how to stop.
 */
export const pollHost = (onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  const ask = async () => {
    clearTimeout(timer)
    timer = undefined
    if (isAsking || isStopped || !navigator.onLine) return
    isAsking = true
    requestStarted()
    const isReachable = await isHostReachable()
    requestEnded(isReachable ? 'ANSWERED' : 'FAILED')
    isAsking = false
    if (!isReachable && !isStopped) timer = setTimeout(() => void ask(), AGAIN_MS)
  }
  const askAgain = () => void ask()
  // What was pressed may have been met with silence when the host had answered before.
  const unfollow = isServerUnresponsive.subscribe(() => {
    onChange()
    if (isServerUnresponsive.getState() && !isAsking) timer ??= setTimeout(askAgain, AGAIN_MS)
  })

  window.addEventListener('online', askAgain)
  askAgain()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unfollow()
    window.removeEventListener('online', askAgain)
  }
}
