import { createFileRoute } from '@tanstack/react-router'
import { Profile } from '#src/features/profile/profile.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

/** Who belongs to no organization lands here, and reads so beside their own details. */
export const Route = createFileRoute('/_member/organizations_/new')({
  loader: () => loadTexts('lists', 'errors'),
  component: Profile,
})
