import { createFileRoute, redirect } from '@tanstack/react-router'
import { parseReferralCode } from '#src/domain/auth/referral-code.ts'

/** An invitation by link: the code goes along to the sign-up, when it can be one. */
export const Route = createFileRoute('/invite/$code')({
  beforeLoad: ({ params: { code } }) => {
    throw redirect({ to: '/signup', search: { code: parseReferralCode(code) ?? undefined }, replace: true })
  },
})
