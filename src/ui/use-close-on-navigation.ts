import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** What lies over a page does not stay over the next one. With `actions`, only these count: BACK, FORWARD, GO, PUSH, REPLACE. */
export const useCloseOnNavigation = (onClose: () => void, actions?: ReadonlySet<string>) => {
  const { history } = useRouter()
  const follow = useEffectEvent((action: string) => {
    if (actions?.has(action) ?? true) onClose()
  })
  useEffect(() => history.subscribe(({ action }) => follow(action.type)), [history])
}
