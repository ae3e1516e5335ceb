import { queryClient } from '#src/api/query-client.ts'
import { canTransition } from '#src/domain/submission/decision.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Submission } from '#src/contract/submissions.ts'
import { canRetryDelivery } from '#src/domain/submission/delivery.ts'
import { RejectionForm } from '#src/features/submissions/rejection-form.tsx'
import { SubmissionBadge } from '#src/features/submissions/submission-facts.tsx'
import { useQueueHotkeys } from '#src/features/submissions/use-queue.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/features/submissions/decision.module.css'
import { useMutation } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { apiError, isClientError, isUnreachable } from '#src/api/errors.ts'
import { isErrorOfRetry } from '#src/api/write-retry-link.ts'

type SubmissionDecision = {
  submissionId: string
  status: 'APPROVED' | 'REJECTED' | 'TAKEN_DOWN'
  reason?: string
}

/** Somebody else was faster, so what is shown is out of date. */
const isTooLate = (error: unknown) => apiError(error)?.code === 'PRECONDITION_FAILED'
const refreshSubmissions = () => queryClient.invalidateQueries({ queryKey: api.submissions.pathKey() })

/** Whether the submission is as the decision would make it: a refused repetition of one that arrived. */
const isDecidedAs = async ({ submissionId, status, reason }: SubmissionDecision, releaseId: string) => {
  const { submissions } = await client.releases.get.query({ releaseId })
  const current = submissions.find(({ id }) => id === submissionId)
  return current?.status === status && (current.reason ?? '') === (reason ?? '')
}

/**
 * Sends a decision. `onDecided` goes on at once, while what the decision changed is still being fetched again. A decision
 * that nobody answered may have arrived: when the same is refused the next time, also when the client itself repeats it,
 * the submission is read to tell.
 */
const useDecideSubmission = (
  releaseId: string,
  onDecided: (decision: SubmissionDecision) => void,
  onTooLate: () => void,
) => {
  const unanswered = useRef<string | null>(null)
  return useMutation({
    mutationKey: api.submissions.changeStatus.mutationKey(),
    mutationFn: async (decision: SubmissionDecision) => {
      const key = JSON.stringify(decision)
      try {
        await client.submissions.changeStatus.mutate(decision)
      } catch (error) {
        const code = apiError(error)?.code
        const mayHaveArrived = unanswered.current === key || isErrorOfRetry(error)
        const isRepeated = mayHaveArrived && code === 'PRECONDITION_FAILED'
        if (isUnreachable(error) || !isClientError(error) || code === 'CLIENT_CLOSED_REQUEST') unanswered.current = key
        if (!isRepeated || !(await isDecidedAs(decision, releaseId))) throw error
      }
      unanswered.current = null
      onDecided(decision)
    },
    // A decision is never queued: when the network is back, somebody else may have decided.
    networkMode: 'always',
    onError: (error) => {
      if (!isTooLate(error)) return undefined
      onTooLate()
      return refreshSubmissions()
    },
  })
}

/**
 * Retries a failed delivery. `onRetried` is called at once, while what changed is still being fetched. When the client
 * repeated the call and is told that nothing has failed any more, then the first try had arrived.
 */
const useRetryDelivery = (onRetried: () => void) =>
  useMutation({
    mutationKey: api.submissions.retryDelivery.mutationKey(),
    mutationFn: async (submissionId: string) => {
      try {
        await client.submissions.retryDelivery.mutate({ submissionId })
      } catch (error) {
        if (!isTooLate(error) || !isErrorOfRetry(error)) throw error
      }
      onRetried()
    },
    networkMode: 'always',
    onError: (error) => (isTooLate(error) ? refreshSubmissions() : undefined),
  })

type Props = { submission: Submission; onDecided: (outcome: string) => void }

/** Approves or rejects for one store, after a question that names it; the keys `a` and `r` do the same. */
export const Decision = ({ submission, onDecided }: Props) => {
  const { t } = useTranslation('submissions')
  const online = useOnline()
  const store = useStoreName()(submission.storeId)
  const [asking, setAsking] = useState<'yes' | 'no' | null>(null)
  const close = () => setAsking(null)
  const named = { title: submission.release.title, store }
  const isTakedown = submission.status === 'PENDING_TAKEDOWN'
  const decide = useDecideSubmission(
    submission.release.id,
    ({ status }) => {
      close()
      onDecided(
        isTakedown && status === 'REJECTED' ? t('takedownRefused', named) : t('decided', { context: status, ...named }),
      )
    },
    close,
  )
  const retry = useRetryDelivery(() => onDecided(t('retried', named)))

  const variant = isTakedown ? 'takedown' : 'approval'
  const yes = isTakedown ? 'TAKEN_DOWN' : 'APPROVED'
  const canDecide = canTransition(submission.status, yes, 'SUPERADMIN')
  const ask = (what: 'yes' | 'no') => {
    if (canDecide && online) setAsking(what)
  }
  useQueueHotkeys({ a: () => ask('yes'), r: () => ask('no') })

  return (
    <div className={classes.bar} data-sticky-bar>
      <p className={classes.about}>
        <b>{store}</b> <SubmissionBadge submission={submission} />
        {(canDecide || canRetryDelivery(submission)) && !online && (
          <span className={classes.offline}>{t('needsConnection')}</span>
        )}
      </p>
      {canDecide && (
        <div className={classes.buttons}>
          <Button variant="default" disabled={!online} onClick={() => ask('no')}>
            {t(`${variant}.no`)}
          </Button>
          <Button disabled={!online} onClick={() => ask('yes')}>
            {t(`${variant}.yes`)}
          </Button>
        </div>
      )}
      {canRetryDelivery(submission) && (
        <div className={classes.buttons}>
          <Button disabled={!online} loading={retry.isPending} onClick={() => retry.mutate(submission.id)}>
            {t('retry')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={asking === 'yes'}
        onClose={close}
        onConfirm={() => decide.mutate({ submissionId: submission.id, status: yes })}
        title={t(`${variant}.yesTitle`)}
        confirmLabel={t(`${variant}.yes`)}
        tone={isTakedown ? 'destructive' : 'default'}
        busy={decide.isPending}
      >
        <p>{t(`${variant}.yesLead`, named)}</p>
      </ConfirmDialog>
      <Dialog opened={asking === 'no'} onClose={close} title={t(`${variant}.noTitle`)} size="medium">
        <p>{t(`${variant}.noLead`, named)}</p>
        <RejectionForm
          textLabel={t(`${variant}.reason`)}
          submitLabel={t(`${variant}.no`)}
          lead={t(`${variant}.reasonLead`)}
          hasReasons={!isTakedown}
          busy={decide.isPending}
          onCancel={close}
          onReject={(reason) => decide.mutate({ submissionId: submission.id, status: 'REJECTED', reason })}
        />
      </Dialog>
    </div>
  )
}
