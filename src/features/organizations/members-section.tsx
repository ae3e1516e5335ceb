import { lazy, Suspense } from 'react'
import { DetailSkeleton } from '#src/shared/entity/detail-skeleton.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

const Members = lazy(async () => {
  const [{ Members: Component }] = await Promise.all([
    import('#src/features/organizations/members/members.tsx'),
    loadTexts('members', 'shell', 'errors'),
  ])
  return { default: Component }
})

/** Read by those who manage the organization only: fetched with what they do, not with every page. */
export const MembersSection = ({ organization }: { organization: { id: string; name: string } }) => (
  <Suspense fallback={<DetailSkeleton />}>
    <Members organization={organization} />
  </Suspense>
)
