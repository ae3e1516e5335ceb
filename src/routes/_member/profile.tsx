import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { editSearchParams } from '#src/shared/page/search-params.ts'

export const Route = createFileRoute('/_member/profile')({
  validateSearch: editSearchParams,
  loader: () =>
    loadTexts(
      'profile',
      'lists',
      'notifications',
      'outbox',
      'push',
      'device',
      'access',
      'entities',
      'members',
      'errors',
      'uploads',
      'problems',
    ),
  component: ProfileScreen,
})
