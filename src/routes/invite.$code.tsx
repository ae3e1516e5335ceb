import { createFileRoute, redirect } from '@tanstack/react-router'
import { parseReferralCode } from '#src/domain/auth/referral-code.ts'

/** A referral link: a valid code is passed on to the sign-up. */
export const Route = createFileRoute('/invite/$code')({
  beforeLoad: ({ params: { code } }) => {
    throw redirect({ to: '/signup', search: { code: parseReferralCode(code) ?? undefined }, replace: true })
  },
})
