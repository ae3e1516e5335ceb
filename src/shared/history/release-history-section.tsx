import { Suspense, useState } from 'react'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { HistorySkeleton } from '#src/shared/history/history-list.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Summary } from '#src/ui/summary.tsx'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import classes from '#src/shared/history/history.module.css'

const History = lazyPart(async () => {
  const [{ ReleaseHistory }] = await Promise.all([
    import('#src/shared/history/release-history.tsx'),
    loadTexts('releases', 'changes', 'errors', 'reasons'),
  ])
  return ReleaseHistory
}, UnavailablePart)

type Props = { releaseId: string; title: string }

/** What happened to a release, open to read. */
export const ReleaseTimeline = ({ releaseId, title }: Props) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <Suspense fallback={<HistorySkeleton />}>
      <History releaseId={releaseId} />
    </Suspense>
  </section>
)

/** The history of a release, fetched when it is opened. */
export const ReleaseHistorySection = ({ releaseId, title }: Props) => {
  const [wanted, setWanted] = useState(false)
  return (
    <details
      className={classes.section}
      onToggle={({ currentTarget }) => setWanted((before) => before || currentTarget.open)}
    >
      <Summary className={classes.summary}>
        <h3>{title}</h3>
      </Summary>
      {wanted && (
        <Suspense fallback={<HistorySkeleton />}>
          <History releaseId={releaseId} />
        </Suspense>
      )}
    </details>
  )
}
