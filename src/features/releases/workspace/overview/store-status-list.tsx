import dayjs from 'dayjs'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { dateAtStore } from '#src/domain/release/own-dates.ts'
import { onSaleSince, storeStateOf, visibleDelivery, type StoreState } from '#src/domain/submission/delivery.ts'
import { sharedReasons } from '#src/domain/submission/latest-submissions.ts'
import { isRefusedTakedown } from '#src/domain/submission/release-status.ts'
import type { ReasonAnswer } from '#src/domain/submission/requested-changes.ts'
import { isOpenToRequests } from '#src/domain/submission/requests.ts'
import { isTakedownAhead } from '#src/domain/submission/takedown-day.ts'
import type { StoreDialogProps } from '#src/features/releases/workspace/overview/store-dialogs.tsx'
import { formatList } from '#src/i18n/format-list.ts'
import { formatDay } from '#src/i18n/format.ts'
import { todayHere } from '#src/i18n/today.ts'
import { useHasPendingChanges } from '#src/offline/outbox/queue/outbox-state.ts'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/releases/workspace/overview/store-status-list.module.css'

type Request = 'takedown' | 'withdraw' | 'withdrawTakedown' | 'cancelTakedown'

const dialogs = () => import('#src/features/releases/workspace/overview/store-dialogs.tsx')
const DIALOGS: Record<Request, ComponentType<StoreDialogProps>> = {
  takedown: lazyPart(async () => (await dialogs()).TakedownDialog),
  withdraw: lazyPart(async () => (await dialogs()).WithdrawDialog),
  withdrawTakedown: lazyPart(async () => (await dialogs()).WithdrawTakedownDialog),
  cancelTakedown: lazyPart(async () => (await dialogs()).CancelTakedownDialog),
}

const REQUESTS: readonly { request: Request; isPossible: (submission: ReleaseSubmission) => boolean }[] = [
  {
    request: 'withdraw',
    isPossible: ({ status }) => status === 'PENDING_APPROVAL',
  },
  {
    request: 'withdrawTakedown',
    isPossible: ({ status }) => status === 'PENDING_TAKEDOWN',
  },
  {
    request: 'cancelTakedown',
    isPossible: (submission) => isTakedownAhead(submission, todayHere()),
  },
  { request: 'takedown', isPossible: isOpenToRequests },
]

type StoreRequestsProps = {
  release: Pick<ReleaseDetail, 'id' | 'title'>
  submissions: readonly ReleaseSubmission[]
  namesOf: (submissions: readonly ReleaseSubmission[]) => string
  onWithdrawn: Props['onWithdrawn']
}

/** What the label can ask of the stores: to take a request back, or the release down. */
const StoreRequests = ({ release, submissions, namesOf, onWithdrawn }: StoreRequestsProps) => {
  const { t } = useTranslation('releases')
  const online = useOnline()
  // A submission that waits in the outbox is not known to the server yet: it is sent or discarded first.
  const isWaiting = useHasPendingChanges([release.id])
  // The question stays while its dialog closes; each is a new one.
  const [asked, setAsked] = useState<{ request: Request; number: number } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState('')
  const possible = REQUESTS.map(({ request, isPossible }) => ({
    request,
    among: submissions.filter(isPossible),
  })).filter(({ among }) => among.length > 0)
  const Dialog = asked === null ? null : DIALOGS[asked.request]

  return (
    <>
      {online && !isWaiting && (
        <div className={classes.requests}>
          {possible.map(({ request }) => (
            <button
              key={request}
              type="button"
              data-text-button
              className={classes.takedown}
              onClick={() => {
                setAsked({ request, number: (asked?.number ?? 0) + 1 })
                setAsking(true)
              }}
            >
              {t(`submission.${request}.request`)}
            </button>
          ))}
        </div>
      )}
      {possible.length > 0 && !online && <p className={classes.note}>{t('submission.requestOffline')}</p>}
      {outcome !== '' && (
        // The pressed button may be gone, so the focus moves to the result.
        <p key={outcome} ref={(note) => note?.focus()} tabIndex={-1} className={classes.note}>
          {outcome}
        </p>
      )}
      {Dialog !== null && asked !== null && (
        <Suspense>
          <Dialog
            key={asked.number}
            title={release.title}
            opened={isAsking}
            submissions={possible.find(({ request }) => request === asked.request)?.among ?? []}
            namesOf={namesOf}
            onClose={() => setAsking(false)}
            onDone={(text, answers) => {
              setOutcome(text)
              if (asked.request === 'withdraw') onWithdrawn(answers)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

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
  UPDATE_IN_REVIEW: 'waiting',
  UPDATE_REJECTED: 'changes',
  TAKEN_DOWN: 'gone',
}

type StoreRowProps = { store: string; state: StoreState; onSale: string | null; submission: ReleaseSubmission }

/** A store: a dot, its name, a word for how it has the release, and since when. */
const StoreRow = ({ store, state, onSale, submission }: StoreRowProps) => {
  const { t, i18n } = useTranslation('releases')
  const { statusAt, statusBy, takedown, takedownOn } = submission
  const delivery = visibleDelivery(submission)
  const tone = delivery === 'ERROR' ? 'rejected' : TONES[state]
  // What is live was delivered.
  const isDeliveryShown = delivery !== null && state !== 'LIVE'
  const day = (at: string) => formatDay(at, i18n.language)
  const ahead = isTakedownAhead(submission, todayHere()) ? (takedownOn ?? null) : null
  const approvedOn = statusAt === null ? null : dayjs(statusAt).format('YYYY-MM-DD')
  const liveSince = state === 'LIVE' && onSale !== null ? onSaleSince(onSale, approvedOn) : null
  const isTakedown = submission.status === 'PENDING_TAKEDOWN' || submission.status === 'TAKEN_DOWN'
  return (
    <li>
      <span aria-hidden className={classes.dot} data-tone={tone} />
      <span className={classes.store}>{store}</span>
      <span className={classes.word}>
        <span>{t(`submission.${state}`)}</span>
        {isDeliveryShown && <span>{t(`submission.delivery.${delivery}`)}</span>}
        {ahead !== null && <span>{t('submission.takedown.ahead', { date: day(ahead) })}</span>}
        {isTakedown && takedown !== null && takedown.date !== null && (
          <span>{t('submission.takedown.on', { date: day(takedown.date) })}</span>
        )}
        {liveSince !== null && <span>{t('submission.since', { date: day(liveSince) })}</span>}
        {statusAt !== null && (
          <span>
            {/* Who approved it did not put it on sale. */}
            {liveSince !== null && `${t('submission.approvedOn')} `}
            <time dateTime={statusAt}>{day(statusAt)}</time>
            {statusBy !== null && `, ${statusBy}`}
          </span>
        )}
      </span>
    </li>
  )
}

type Props = {
  release: ReleaseDetail
  latest: readonly ReleaseSubmission[]
  /** Called when submissions are withdrawn, with what was answered in them. */
  onWithdrawn: (answers: readonly ReasonAnswer[]) => void
}

/** Each store with a dot and a word for how it has the release, and what can be asked of it. */
export const StoreStatusList = ({ release, latest, onWithdrawn }: Props) => {
  const { t, i18n } = useTranslation('releases')
  const nameOf = useStoreName()
  const namesOf = (submissions: readonly ReleaseSubmission[]) =>
    formatList(
      submissions.map(({ storeId }) => nameOf(storeId)),
      i18n.language,
    )
  const today = todayHere()

  return (
    <section className={classes.stores} aria-label={t('submission.title')}>
      <h3>{t('submission.title')}</h3>
      <ul>
        {latest.map((submission) => {
          const onSale = dateAtStore(release, submission.storeId)
          return (
            <StoreRow
              key={submission.id}
              store={nameOf(submission.storeId)}
              submission={submission}
              state={storeStateOf(submission, onSale, today)}
              onSale={onSale}
            />
          )
        })}
      </ul>
      <StoreNotes submissions={latest} namesOf={namesOf} />
      <StoreRequests release={release} submissions={latest} namesOf={namesOf} onWithdrawn={onWithdrawn} />
    </section>
  )
}
