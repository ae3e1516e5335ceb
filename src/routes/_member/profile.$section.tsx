import { createFileRoute, redirect } from '@tanstack/react-router'
import { profileSectionAt } from '#src/domain/navigation/profile-sections.ts'

/** A section of the profile, drawn by the route above it. */
export const Route = createFileRoute('/_member/profile/$section')({
  beforeLoad: ({ params: { section } }) => {
    if (profileSectionAt(section) === undefined) throw redirect({ to: '/profile' })
  },
})
