import dayjs from 'dayjs'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import { isOpenToRequests, canWithdraw } from '#src/domain/submission/requests.ts'
import { isTakedownAhead } from '#src/domain/submission/takedown-day.ts'
import type { StoreDialogProps } from '#src/features/releases/workspace/overview/store-dialog.tsx'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useOnline } from '#src/ui/use-online.ts'

type Request = 'takedown' | 'withdraw' | 'withdrawTakedown' | 'cancelTakedown'

const withdrawDialog = () => import('#src/features/releases/workspace/overview/withdraw-dialog.tsx')
const DIALOGS: Record<Request, ComponentType<StoreDialogProps>> = {
  takedown: lazyPart(
    async () => (await import('#src/features/releases/workspace/overview/takedown-dialog.tsx')).TakedownDialog,
  ),
  withdraw: lazyPart(async () => (await withdrawDialog()).WithdrawDialog),
  withdrawTakedown: lazyPart(async () => (await withdrawDialog()).WithdrawTakedownDialog),
  cancelTakedown: lazyPart(async () => (await withdrawDialog()).CancelTakedownDialog),
}

const REQUESTS: readonly { request: Request; isPossible: (submission: ReleaseSubmission) => boolean }[] = [
  {
    request: 'withdraw',
    isPossible: (submission) => canWithdraw(submission) && submission.status === 'PENDING_APPROVAL',
  },
  {
    request: 'withdrawTakedown',
    isPossible: (submission) => canWithdraw(submission) && submission.status === 'PENDING_TAKEDOWN',
  },
  {
    request: 'cancelTakedown',
    isPossible: (submission) => isTakedownAhead(submission, dayjs().format('YYYY-MM-DD')),
  },
  { request: 'takedown', isPossible: isOpenToRequests },
]

type Props = {
  title: string
  submissions: readonly ReleaseSubmission[]
  namesOf: (submissions: readonly ReleaseSubmission[]) => string
}

/** What the label can ask of the stores: to take a request back, or the release down. */
export const StoreRequests = ({ title, submissions, namesOf }: Props) => {
  const { t } = useTranslation('releases')
  const online = useOnline()
  // The question stays while its dialog closes; each is a new one, with nothing filled in.
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
      {online && (
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
            title={title}
            opened={isAsking}
            submissions={possible.find(({ request }) => request === asked.request)?.among ?? []}
            namesOf={namesOf}
            onClose={() => setAsking(false)}
            onDone={setOutcome}
          />
        </Suspense>
      )}
    </>
  )
}
