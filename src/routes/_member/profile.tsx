import { createFileRoute } from '@tanstack/react-router'
import { Profile } from '#src/features/profile/profile.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/profile')({
  loader: () => loadTexts('lists', 'push', 'notifications', 'errors'),
  component: Profile,
})
