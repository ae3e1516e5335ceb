import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type Card, cardAddress } from '#src/features/promo-card/card-address.ts'

const route = getRouteApi('/_member/promo-card')

/** The card as the address says, and what changes it. */
export const useCard = () => {
  const navigate = useNavigate()
  const card = cardAddress.parse(route.useSearch())
  const change = useCallback(
    (changes: Partial<Card>) =>
      void navigate({
        to: '/promo-card',
        search: (search) => ({ ...search, ...changes }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { card, change }
}
