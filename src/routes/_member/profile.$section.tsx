import { createFileRoute, redirect } from '@tanstack/react-router'
import { profilePageAt } from '#src/domain/navigation/profile-pages.ts'

/** A section of the profile, drawn by the route above it. */
export const Route = createFileRoute('/_member/profile/$section')({
  beforeLoad: ({ params: { section } }) => {
    if (profilePageAt(section) === undefined) throw redirect({ to: '/profile' })
  },
})
