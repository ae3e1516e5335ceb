import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

const open: object[] = []

/** The way back closes what lies on top of the page before it leaves the page. */
export const useCloseOnBack = (onClose: () => void) => {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const own = {}
    const { href } = history.location
    open.push(own)
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation }) => {
        // What was chosen in it may stand in the address by now: the way back then undoes that as well.
        if (action !== 'BACK' || open.at(-1) !== own || currentLocation.href !== href) return false
        close()
        return true
      },
    })
    return () => {
      unblock()
      open.splice(open.indexOf(own), 1)
    }
  }, [history])
}

/** Whether the next step back closes something instead of leaving. */
export const closesOnBack = () => open.length > 0
