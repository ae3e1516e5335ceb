import dayjs from 'dayjs'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseDetail, ReleaseSubmission } from '#src/contract/releases.ts'
import { canTransition } from '#src/domain/submission/decision.ts'
import { storeStateOf, visibleDelivery } from '#src/domain/submission/delivery.ts'
import { StoreNotes } from '#src/features/releases/workspace/overview/store-notes.tsx'
import { StoreRow } from '#src/features/releases/workspace/overview/store-row.tsx'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import { formatList } from '#src/i18n/names.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useOnline } from '#src/ui/use-online.ts'

const TakedownDialog = lazyPart(
  async () => (await import('#src/features/releases/workspace/overview/takedown-dialog.tsx')).TakedownDialog,
)

type Props = { release: ReleaseDetail; latest: readonly ReleaseSubmission[] }

/** Each store with a dot and a word for how it has the release, and the way to request a takedown. */
export const StoreStrip = ({ release, latest }: Props) => {
  const { t, i18n } = useTranslation('releases')
  const nameOf = useStoreName()
  const online = useOnline()
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const [requested, setRequested] = useState('')
  const live = latest.filter(({ status }) => canTransition(status, 'PENDING_TAKEDOWN', 'MEMBER'))
  const namesOf = (submissions: readonly ReleaseSubmission[]) =>
    formatList(
      submissions.map(({ storeId }) => nameOf(storeId)),
      i18n.language,
    )
  const ask = () => {
    setAsked(true)
    setAsking(true)
  }
  const today = dayjs().format('YYYY-MM-DD')

  return (
    <section className={classes.strip} aria-label={t('submission.title')}>
      <h3>{t('submission.title')}</h3>
      <ul>
        {latest.map((submission) => (
          <StoreRow
            key={submission.id}
            store={nameOf(submission.storeId)}
            state={storeStateOf(submission, release.consumerReleaseDate, today)}
            delivery={visibleDelivery(submission)}
          />
        ))}
      </ul>
      <StoreNotes submissions={latest} namesOf={namesOf} />
      {live.length > 0 && online && (
        <button type="button" className={classes.takedown} onClick={ask}>
          {t('submission.takedown.request')}
        </button>
      )}
      {live.length > 0 && !online && <p className={classes.note}>{t('submission.takedown.offline')}</p>}
      {requested !== '' && (
        // The pressed button may be gone, so the focus moves to the result.
        <p key={requested} ref={(note) => note?.focus()} tabIndex={-1} className={classes.note}>
          {t('submission.takedown.requested', { stores: requested })}
        </p>
      )}
      {wasAsked && (
        <Suspense>
          <TakedownDialog
            title={release.title}
            opened={isAsking}
            submissions={live}
            namesOf={namesOf}
            onClose={() => setAsking(false)}
            onRequested={setRequested}
          />
        </Suspense>
      )}
    </section>
  )
}
