import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { startTransition, useOptimistic } from 'react'
import { type Card, cardSearchParams } from '#src/features/promo-card/card-search-params.ts'

const route = getRouteApi('/_member/promo-card')

/** The card as the address says, and what changes it: at once on the screen, and then in the address. */
export const useCard = () => {
  const navigate = useNavigate()
  const address = cardSearchParams.parse(route.useSearch())
  // What is taken away falls back to what it is without.
  const [card, show] = useOptimistic(address, (now: Card, changes: Partial<Card>) =>
    cardSearchParams.parse({ ...now, ...changes }),
  )
  const change = (changes: Partial<Card>) =>
    startTransition(async () => {
      show(changes)
      await navigate({
        to: '/promo-card',
        search: (search) => ({ ...search, ...changes }),
        replace: true,
        resetScroll: false,
      })
    })
  return { card, change }
}
