import { createFileRoute } from '@tanstack/react-router'
import type { CardSearchParams } from '#src/features/promo-card/layout/options.ts'
import { PromoCardScreen } from '#src/features/promo-card/promo-card-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/promo-card')({
  codeSplitGroupings: [['loader', 'component']],
  // The screen parses the search parameters: its rules stay out of the start chunk.
  validateSearch: (search: CardSearchParams) => search,
  loader: async ({ context: { viewer } }) => {
    await loadTexts('promo', 'errors')
    return { canManageReleases: viewer.permissions.includes('MANAGE_RELEASE') }
  },
  component: () => <PromoCardScreen {...Route.useLoaderData()} />,
})
