import { createFileRoute } from '@tanstack/react-router'
import { ShareScreen } from '#src/features/share/share-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/share')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadTexts('device', 'errors'),
  component: ShareScreen,
})
