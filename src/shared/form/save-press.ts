import { useEffect, useRef } from 'react'
import { type Session, session } from '#src/auth/session/session.ts'

const isElsewhere = (now: Session, before: Session) =>
  now.jwt !== before.jwt || (before.organizationId !== null && now.organizationId !== before.organizationId)

/**
 * What follows a press of Save. Its signal is aborted when the person stops it, leaves the form, signs out, or switches the
 * organization: nothing more of that press is sent then, and it leads nowhere.
 */
export const useSavePress = () => {
  const running = useRef<AbortController>(null)
  const stop = () => running.current?.abort()
  useEffect(() => {
    const end = () => running.current?.abort()
    const unsubscribe = session.subscribe((now, before) => {
      if (isElsewhere(now, before)) end()
    })
    return () => {
      unsubscribe()
      end()
    }
  }, [])
  const start = (): AbortSignal => {
    running.current = new AbortController()
    return running.current.signal
  }
  return { start, stop }
}
