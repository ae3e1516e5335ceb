import { lazy, Suspense } from 'react'
import { HistorySkeleton } from '#src/shared/history/history-skeleton.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

const History = lazy(async () => {
  const [{ OrganizationHistory }] = await Promise.all([
    import('#src/features/organizations/history/organization-history.tsx'),
    loadTexts('members', 'errors'),
  ])
  return { default: OrganizationHistory }
})

/** What happened to an organization. */
export const OrganizationHistorySection = ({ organizationId }: { organizationId: string }) => (
  <Suspense fallback={<HistorySkeleton />}>
    <History organizationId={organizationId} />
  </Suspense>
)
