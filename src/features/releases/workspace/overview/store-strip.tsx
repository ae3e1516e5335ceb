import dayjs from 'dayjs'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseDetail, ReleaseSubmission } from '#src/contract/releases.ts'
import { canTransition } from '#src/domain/submission/decision.ts'
import { storeStateOf, visibleDelivery, type StoreState } from '#src/domain/submission/delivery.ts'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import { formatList } from '#src/i18n/names.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useOnline } from '#src/ui/use-online.ts'
import type { DeliveryStatus } from '#src/domain/submission/status.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'
import { sharedReasons } from '#src/domain/submission/latest-submissions.ts'
import { isRefusedTakedown } from '#src/domain/submission/release-status.ts'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'

type StoreNotesProps = {
  submissions: readonly ReleaseSubmission[]
  namesOf: (submissions: readonly ReleaseSubmission[]) => string
}

/** Why a delivery failed or a takedown was refused, once for all stores with the same reason. */
const StoreNotes = ({ submissions, namesOf }: StoreNotesProps) => {
  const { t } = useTranslation('releases')
  const reasoned = submissions.filter(({ reason }) => reason !== null && reason !== '')
  const notes = [
    { of: 'failed', among: reasoned.filter((submission) => visibleDelivery(submission) === 'ERROR') },
    {
      of: 'refused',
      among: reasoned.filter((submission) => isRefusedTakedown(submission) && visibleDelivery(submission) !== 'ERROR'),
    },
  ] as const
  return notes.flatMap(({ of, among }) =>
    sharedReasons(among).map(({ reason, submissions: same }) => (
      <p key={`${of} ${reason}`} className={classes.reason}>
        <b>{t(`submission.note.${of}`, { stores: namesOf(same) })}</b> {distributionErrorText(reason) ?? reason}
      </p>
    )),
  )
}

const TONES: Record<StoreState, StatusTone> = {
  PENDING_APPROVAL: 'waiting',
  APPROVED: 'approved',
  LIVE: 'live',
  REJECTED: 'changes',
  PENDING_TAKEDOWN: 'takedown',
  TAKEDOWN_REFUSED: 'live',
  TAKEN_DOWN: 'gone',
}

type StoreRowProps = { store: string; state: StoreState; delivery: DeliveryStatus | null }

/** A store: a dot, its name, and a word for how it has the release. */
const StoreRow = ({ store, state, delivery }: StoreRowProps) => {
  const { t } = useTranslation('releases')
  const tone = delivery === 'ERROR' ? 'rejected' : TONES[state]
  // What is live was delivered.
  const isDeliveryShown = delivery !== null && state !== 'LIVE'
  return (
    <li>
      <span aria-hidden className={classes.dot} data-tone={tone} />
      <span className={classes.store}>{store}</span>
      <span className={classes.word}>
        <span>{t(`submission.${state}`)}</span>
        {isDeliveryShown && <span>{t(`submission.delivery.${delivery}`)}</span>}
      </span>
    </li>
  )
}

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
        <button type="button" data-text-button className={classes.takedown} onClick={ask}>
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
