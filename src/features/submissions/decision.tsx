import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Submission } from '#src/contract/submissions.ts'
import { canRetryDelivery } from '#src/domain/submission/delivery.ts'
import { canTransition } from '#src/domain/submission/flow.ts'
import { MENDABLE, RejectionForm } from '#src/features/submissions/rejection-form.tsx'
import { SubmissionBadge } from '#src/features/submissions/submission-badge.tsx'
import { useDecide } from '#src/features/submissions/use-decide.ts'
import { useQueueKeys } from '#src/features/submissions/use-queue-keys.ts'
import { useStoreName } from '#src/catalogue/use-store-name.ts'
import { useRetryDelivery } from '#src/features/submissions/use-retry-delivery.ts'
import { useOnline } from '#src/pwa/use-online.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/features/submissions/decision.module.css'

type Props = { submission: Submission; onDecided: (words: string) => void }

/** Yes or no for one store, each asked again by name; the keys `a` and `r` do the same. */
export const Decision = ({ submission, onDecided }: Props) => {
  const { t } = useTranslation('submissions')
  const online = useOnline()
  const store = useStoreName()(submission.storeId)
  const [asked, setAsked] = useState<'yes' | 'no' | null>(null)
  const close = () => setAsked(null)
  const named = { title: submission.release.title, store }
  const decide = useDecide(({ status }) => {
    close()
    onDecided(isTakedown && status === 'REJECTED' ? t('keptLive', named) : t('decided', { context: status, ...named }))
  }, close)
  const retry = useRetryDelivery(() => onDecided(t('retried', named)))

  const isTakedown = submission.status === 'PENDING_TAKEDOWN'
  const words = isTakedown ? 'takedown' : 'approval'
  const yes = isTakedown ? 'TAKEN_DOWN' : 'APPROVED'
  const may = canTransition(submission.status, yes, 'SUPERADMIN')
  const ask = (what: 'yes' | 'no') => {
    if (may && online) setAsked(what)
  }
  useQueueKeys({ a: () => ask('yes'), r: () => ask('no') })

  return (
    <div className={classes.bar}>
      <p className={classes.about}>
        <b>{store}</b> <SubmissionBadge submission={submission} />
        {(may || canRetryDelivery(submission)) && !online && (
          <span className={classes.offline}>{t('needsConnection')}</span>
        )}
      </p>
      {may && (
        <div className={classes.buttons}>
          <Button variant="default" disabled={!online} onClick={() => ask('no')}>
            {t(`${words}.no`)}
          </Button>
          <Button disabled={!online} onClick={() => ask('yes')}>
            {t(`${words}.yes`)}
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
        opened={asked === 'yes'}
        onClose={close}
        onConfirm={() => decide.mutate({ submissionId: submission.id, status: yes })}
        title={t(`${words}.yesTitle`)}
        confirmLabel={t(`${words}.yes`)}
        tone={isTakedown ? 'destructive' : 'default'}
        busy={decide.isPending}
      >
        <p>{t(`${words}.yesLead`, named)}</p>
      </ConfirmDialog>
      <Dialog opened={asked === 'no'} onClose={close} title={t(`${words}.noTitle`)} size="medium">
        <p>{t(`${words}.noLead`, named)}</p>
        <RejectionForm
          label={t(`${words}.no`)}
          lead={t(`${words}.reasonLead`)}
          groups={isTakedown ? undefined : MENDABLE}
          busy={decide.isPending}
          onCancel={close}
          onReject={(reason) => decide.mutate({ submissionId: submission.id, status: 'REJECTED', reason })}
        />
      </Dialog>
    </div>
  )
}
