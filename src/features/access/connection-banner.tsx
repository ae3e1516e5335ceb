import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isServerUnresponsive, requestStarted, requestEnded } from '#src/api/server-reachability.ts'
import { isHostReachable } from '#src/pwa/update/missing-chunk.ts'
import { IconCloudOff } from '#src/ui/icons.ts'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/access/connection-banner.module.css'

const RETRY_MS = 5000

/**
 * Public pages send no request of their own, so they check the host: once, and every five seconds while it does not
 * answer. Calls `onChange` when that changes, and returns a function that stops.
 */
export const pollHost = (onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChecking = false
  let isStopped = false

  const check = async () => {
    clearTimeout(timer)
    timer = undefined
    if (isChecking || isStopped || !navigator.onLine) return
    isChecking = true
    requestStarted()
    const isReachable = await isHostReachable()
    requestEnded(isReachable ? 'ANSWERED' : 'FAILED')
    isChecking = false
    if (!isReachable && !isStopped) timer = setTimeout(() => void check(), RETRY_MS)
  }
  const checkAgain = () => void check()
  // A call of the user may get no answer although the host has answered before.
  const unsubscribe = isServerUnresponsive.subscribe(() => {
    onChange()
    if (isServerUnresponsive.getState() && !isChecking) timer ??= setTimeout(checkAgain, RETRY_MS)
  })

  window.addEventListener('online', checkAgain)
  checkAgain()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', checkAgain)
  }
}

/** Says above a public page that the network or the server is unavailable. */
export const ConnectionBanner = () => {
  const { t } = useTranslation('shell')
  const online = useOnline()
  const isUnresponsive = useSyncExternalStore(pollHost, isServerUnresponsive.getState)
  if (online && !isUnresponsive) return null
  return (
    <span className={classes.banner}>
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <span>{t(online ? 'silent' : 'offlineSignedOut')}</span>
    </span>
  )
}
