import { createFileRoute } from '@tanstack/react-router'
import { NewLabelScreen } from '#src/features/labels/label-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/labels/new')({
  loader: () => loadTexts('entities', 'lists', 'errors'),
  component: NewLabelScreen,
})
