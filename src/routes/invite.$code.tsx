import { createFileRoute, redirect } from '@tanstack/react-router'
import { inviteCodeOf } from '#src/domain/invite-code.ts'

/** An invitation by link: the code goes along to the sign-up, when it can be one. */
export const Route = createFileRoute('/invite/$code')({
  beforeLoad: ({ params: { code } }) => {
    throw redirect({ to: '/signup', search: { code: inviteCodeOf(code) ?? undefined }, replace: true })
  },
})
