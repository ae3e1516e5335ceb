import { useEffect, useRef } from 'react'
import { rememberOwner } from '#src/auth/session/remember-owner.ts'
import { session } from '#src/auth/session/session.ts'

const OWNER_CHANGED = new DOMException('another session or organization', 'AbortError')

/** Whether a press was ended by a sign-out or a switch of the organization, and not by the person who stops or leaves it. */
export const endedByOwnerChange = ({ reason }: AbortSignal): boolean => reason === OWNER_CHANGED

const startPress = () => ({ ending: new AbortController(), isSameOwner: rememberOwner() })

/**
 * What follows a press of Save. Its signal is aborted when the person stops it, leaves the form, signs out, or switches the
 * organization: nothing more of that press is sent then, and it leads nowhere.
 */
export const useSavePress = () => {
  const running = useRef<ReturnType<typeof startPress>>(null)
  const stop = () => running.current?.ending.abort()
  useEffect(() => {
    const unsubscribe = session.subscribe(() => {
      if (running.current?.isSameOwner() === false) running.current.ending.abort(OWNER_CHANGED)
    })
    return () => {
      unsubscribe()
      running.current?.ending.abort()
    }
  }, [])
  const start = (): AbortSignal => {
    running.current = startPress()
    return running.current.ending.signal
  }
  return { start, stop }
}
