import { createFileRoute } from '@tanstack/react-router'
import { z } from '#src/contract/zod.ts'
import { SignInScreen } from '#src/features/access/sign-in-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_public/login')({
  validateSearch: z.object({ redirect: z.catch(z.optional(z.string()), undefined) }),
  loader: () => loadTexts('access', 'errors'),
  component: SignInScreen,
})
