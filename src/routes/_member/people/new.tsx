import { createFileRoute } from '@tanstack/react-router'
import { NewPersonScreen } from '#src/features/people/person-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/people/new')({
  loader: () => loadTexts('entities', 'lists', 'errors'),
  component: NewPersonScreen,
})
