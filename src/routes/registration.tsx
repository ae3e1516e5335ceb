import { createFileRoute } from '@tanstack/react-router'
import { requireViewer } from '#src/auth/viewer/viewer.ts'
import { RegistrationScreen } from '#src/features/access/registration-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/registration')({
  beforeLoad: requireViewer,
  loader: () => loadTexts('access', 'errors'),
  component: RegistrationScreen,
})
