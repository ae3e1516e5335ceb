import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from '#src/contract/zod.ts'
import { mayDecide, REJECTION_REASONS } from '#src/domain/submission/decision.ts'
import { canRetryDelivery } from '#src/domain/submission/delivery.ts'
import { takedownDayOf } from '#src/domain/submission/takedown-day.ts'
import { useQueueHotkeys } from '#src/features/submissions/queue-hotkeys.ts'
import { NO_REASONS, type Rejection, RejectionForm } from '#src/features/submissions/rejection-form.tsx'
import { ReviewClaim } from '#src/features/submissions/review-claim.tsx'
import { StoreChoice, useStoresText } from '#src/features/submissions/store-choice.tsx'
import { CancelTakedown } from '#src/features/submissions/takedown-requests.tsx'
import { type DecisionSent, useDecideSubmissions, useRetryDelivery } from '#src/features/submissions/use-decide.ts'
import type { StoreOutcome, QueueItem } from '#src/features/submissions/use-queue.ts'
import { formatDay } from '#src/i18n/format.ts'
import { todayHere } from '#src/i18n/today.ts'
import { useTabDraft } from '#src/shared/form/tab-draft.ts'
import { releaseQuery } from '#src/shared/release/release-queries.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { showToast } from '#src/ui/toast.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/submissions/decision.module.css'

/** What was decided, in words and for the queue. */
export type Outcome = { text: string; submissionIds: readonly string[]; outcome: StoreOutcome }

const rejectionDraft = z.object({
  text: z.string(),
  picked: z.array(z.tuple([z.enum(REJECTION_REASONS), z.array(z.string())])),
})
const NO_DRAFT: z.output<typeof rejectionDraft> = { text: '', picked: [] }

/** What this reviewer has given as reasons for a release. */
const useRejectionDraft = (releaseId: string) => {
  const about = { dialog: 'rejection', id: releaseId, schema: rejectionDraft, empty: NO_DRAFT }
  const [{ text, picked }, keep] = useTabDraft(about)
  const rejection: Rejection = { text, picked: new Map(picked.map(([reason, tracks]) => [reason, new Set(tracks)])) }
  const keepRejection = (next: Rejection) =>
    keep({ text: next.text, picked: [...next.picked].map(([reason, tracks]) => [reason, [...tracks]]) })
  return [rejection, keepRejection] as const
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The stores that a decision is for: all that wait for one, but those that were left out. */
const useChosenStores = (decidable: QueueItem['submissions']) => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const chosen = decidable.filter(({ id }) => !leftOut.has(id))
  const toggle = (id: string) =>
    setLeftOut(new Set(leftOut.has(id) ? [...leftOut].filter((other) => other !== id) : [...leftOut, id]))
  const byDigit = DIGITS.map((digit, index) => {
    const id = decidable[index]?.id
    return [digit, id === undefined || decidable.length === 1 ? undefined : () => toggle(id)] as const
  })
  useQueueHotkeys(Object.fromEntries(byDigit))
  /** What was left out is what the next decision is for. */
  const chooseAll = () => setLeftOut(new Set())
  return { chosen, toggle, chooseAll }
}

type Props = {
  item: QueueItem
  /** Names the state of the release that is shown; undefined until one is, and nobody decides on what they have not seen. */
  contentRevision: string | undefined
  onDecided: (outcome: Outcome) => void
  /** Called when the label has taken back what was to be decided. */
  onWithdrawn: () => void
}

/** Approves or rejects for the chosen stores, after a question that names them; the keys `a` and `r` do the same. */
export const Decision = ({ item, contentRevision, onDecided, onWithdrawn }: Props) => {
  const { t, i18n } = useTranslation('submissions')
  const online = useOnline()
  const storesText = useStoresText()
  const { data: release } = useQuery(releaseQuery(item.id))
  const [asking, setAsking] = useState<'yes' | 'no' | null>(null)
  // Behind the open question the release may be fetched anew: decided is what was shown when it was asked.
  const [seen, setSeen] = useState(contentRevision)
  const [rejection, setRejection] = useRejectionDraft(item.id)
  const close = () => setAsking(null)
  const isTakedown = item.submissions.some(({ status }) => status === 'PENDING_TAKEDOWN')
  const variant = isTakedown ? 'takedown' : 'approval'
  const yes = isTakedown ? 'TAKEN_DOWN' : 'APPROVED'
  const decidable = item.submissions.filter(({ status }) => mayDecide(status, yes))
  const failed = item.submissions.filter(canRetryDelivery)
  const { chosen, toggle, chooseAll } = useChosenStores(decidable)
  const submissionIds = chosen.map(({ id }) => id)
  const named = { title: item.release.title, store: storesText(chosen) }

  const days = [...new Set(chosen.map(({ takedown }) => takedownDayOf(takedown, todayHere())))]
  const [takedownOn = null] = days.length === 1 ? days : []
  const textOf = (status: DecisionSent['status']) => {
    if (isTakedown && status === 'REJECTED') return t('takedownRefused', named)
    if (status !== 'TAKEN_DOWN' || takedownOn === null) return t('decided', { context: status, ...named })
    return t('takedown.decidedAhead', { ...named, date: formatDay(takedownOn, i18n.language) })
  }
  const outcomeOf = (status: DecisionSent['status']): StoreOutcome =>
    status === 'TAKEN_DOWN' && takedownOn !== null ? { status: 'APPROVED', takedownOn } : { status }
  const decide = useDecideSubmissions(item.id, {
    onDecided: ({ status }) => {
      close()
      chooseAll()
      setRejection(NO_REASONS)
      onDecided({ text: textOf(status), submissionIds, outcome: outcomeOf(status) })
    },
    onDecidedBefore: ({ by, status }) => {
      close()
      const title = t('decidedBefore.title', { context: status, name: by, title: item.release.title })
      void showToast({ kind: 'info', title, message: t('decidedBefore.message') })
      onDecided({ text: '', submissionIds, outcome: { status } })
    },
    onWithdrawn: () => {
      close()
      const title = t('withdrawn', { context: variant, title: item.release.title })
      void showToast({ kind: 'info', title, message: t('decidedBefore.message') })
      onWithdrawn()
    },
    onTooLate: close,
  })
  const retry = useRetryDelivery(() => {
    const text = t('retried', { ...named, store: storesText(failed) })
    onDecided({ text, submissionIds: failed.map(({ id }) => id), outcome: { delivery: 'PENDING' } })
  })

  const isShown = contentRevision !== undefined
  const canDecide = isShown && chosen.length > 0
  const ask = (what: 'yes' | 'no') => {
    if (!canDecide || !online) return
    setSeen(contentRevision)
    setAsking(what)
  }
  const send = (decision: Pick<DecisionSent, 'status' | 'reason'>) => {
    if (seen !== undefined) decide.mutate({ submissionIds, contentRevision: seen, ...decision })
  }
  useQueueHotkeys({ a: () => ask('yes'), r: () => ask('no') })
  const isPart = chosen.length < decidable.length
  const labelOf = (what: 'yes' | 'no') => {
    const label = t(`${variant}.${what}`)
    return isPart ? t('part', { label, chosen: chosen.length, all: decidable.length }) : label
  }
  const first = item.claim === null || item.claim.isOwn ? null : <p>{t('review.other', { name: item.claim.by })}</p>

  return (
    <div className={classes.bar} data-sticky-bar>
      <StoreChoice
        submissions={decidable.length === 0 ? item.submissions : decidable}
        chosen={decidable.length === 0 ? null : new Set(submissionIds)}
        onToggle={toggle}
      />
      {decidable.length > 0 && <ReviewClaim item={item} />}
      {decidable.length + failed.length > 0 && !online && (
        <span className={classes.offline}>{t('needsConnection')}</span>
      )}
      {decidable.length > 0 && (
        <VisuallyHidden>
          <output>{!isShown && t('notShown')}</output>
        </VisuallyHidden>
      )}
      {decidable.length > 0 && (
        <div className={classes.buttons}>
          <Button variant="default" disabled={!online || !canDecide} onClick={() => ask('no')}>
            {labelOf('no')}
          </Button>
          <Button disabled={!online || !canDecide} onClick={() => ask('yes')}>
            {labelOf('yes')}
          </Button>
        </div>
      )}
      {failed.length > 0 && (
        <div className={classes.buttons}>
          <Button disabled={!online} loading={retry.isPending} onClick={() => retry.mutate(failed.map(({ id }) => id))}>
            {t('retry')}
          </Button>
        </div>
      )}
      <CancelTakedown item={item} onDecided={onDecided} />
      <ConfirmDialog
        opened={asking === 'yes'}
        onClose={close}
        onConfirm={() => send({ status: yes })}
        title={t(`${variant}.yesTitle`)}
        confirmLabel={t(`${variant}.yes`)}
        tone={isTakedown ? 'destructive' : 'default'}
        busy={decide.isPending}
      >
        {first}
        <p>
          {isTakedown && takedownOn !== null
            ? t('takedown.yesLeadAhead', { ...named, date: formatDay(takedownOn, i18n.language) })
            : t(`${variant}.yesLead`, named)}
        </p>
      </ConfirmDialog>
      <Dialog opened={asking === 'no'} onClose={close} title={t(`${variant}.noTitle`)} size="medium">
        {first}
        <p>{t(`${variant}.noLead`, named)}</p>
        <RejectionForm
          textLabel={t(`${variant}.reason`)}
          submitLabel={t(`${variant}.no`)}
          lead={t(`${variant}.reasonLead`)}
          hasReasons={!isTakedown}
          tracks={release?.tracks ?? []}
          rejection={rejection}
          onChange={setRejection}
          busy={decide.isPending}
          onCancel={close}
          onReject={(reason) => send({ status: 'REJECTED', reason })}
        />
      </Dialog>
    </div>
  )
}
