import { createFileRoute } from '@tanstack/react-router'
import { editSearch } from '#src/catalogue/entity/edit-search.ts'
import { Profile } from '#src/features/profile/profile.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/profile')({
  validateSearch: editSearch,
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
  component: Profile,
})
