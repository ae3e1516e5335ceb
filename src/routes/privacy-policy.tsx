import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#src/features/access/legal-page.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: () => loadTexts('access'),
  component: () => <LegalPage kind="privacy" />,
})
