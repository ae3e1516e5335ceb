import { createFileRoute } from '@tanstack/react-router'
import { z } from '#src/contract/zod.ts'
import { OnboardingScreen } from '#src/features/organizations/onboarding-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

/** The start page of users without an organization. */
export const Route = createFileRoute('/_member/organizations_/new')({
  validateSearch: z.object({ at: z.catch(z.optional(z.literal('artist')), undefined) }),
  loader: () => loadTexts('access', 'entities', 'lists', 'errors', 'uploads', 'problems'),
  component: OnboardingScreen,
})
