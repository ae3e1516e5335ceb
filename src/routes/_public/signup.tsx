import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { session } from '#src/auth/session/session.ts'
import { z } from '#src/contract/zod.ts'
import { parseReferralCode } from '#src/domain/auth/referral-code.ts'
import { STEPS } from '#src/features/access/access-step.ts'
import { SignUpScreen } from '#src/features/access/sign-up/sign-up-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_public/signup')({
  validateSearch: z.object({
    code: z.optional(
      z.pipe(
        z.unknown(),
        z.transform((code) => parseReferralCode(code) ?? undefined),
      ),
    ),
    at: z.catch(z._default(z.enum(STEPS), 'email'), 'email'),
  }),
  search: { middlewares: [stripSearchParams({ at: 'email' })] },
  beforeLoad: ({ search: { code } }) => {
    if (code !== undefined) session.setState({ inviteCode: code })
  },
  loader: () => loadTexts('access', 'errors'),
  component: SignUpScreen,
})
