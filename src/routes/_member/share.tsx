import { createFileRoute } from '@tanstack/react-router'
import { z } from '#src/contract/zod.ts'
import { ShareScreen } from '#src/features/share/share-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/share')({
  codeSplitGroupings: [['loader', 'component']],
  /** The worker says so where it could not keep what was shared. */
  validateSearch: z.object({ lost: z.catch(z.optional(z.boolean()), undefined) }),
  preload: false,
  loader: () => loadTexts('device', 'errors'),
  component: ShareScreen,
})
