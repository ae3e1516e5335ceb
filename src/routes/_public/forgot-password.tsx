import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { z } from '#src/contract/zod.ts'
import { STEPS } from '#src/features/access/access-step.ts'
import { ForgotPasswordScreen } from '#src/features/access/recovery/forgot-password-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_public/forgot-password')({
  validateSearch: z.object({ at: z.catch(z._default(z.enum(STEPS), 'email'), 'email') }),
  search: { middlewares: [stripSearchParams({ at: 'email' })] },
  loader: () => loadTexts('access', 'errors'),
  component: ForgotPasswordScreen,
})
