import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { Submission } from '#src/contract/submissions.ts'
import type { SubmissionStatus } from '#src/domain/status.ts'
import { mayMove } from '#src/domain/submission-flow.ts'
import { RejectionForm } from '#src/features/submissions/rejection-form.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/features/submissions/submissions.module.css'

type Props = { submission: Submission; store: string; onDecided: () => void }

/** Yes or no, each asked again by name; the keys `a` and `r` do the same. */
export const Decision = ({ submission, store, onDecided }: Props) => {
  const { t } = useTranslation('submissions')
  const [asked, setAsked] = useState<'yes' | 'no' | null>(null)
  const isTakedown = submission.status === 'PENDING_TAKEDOWN'
  const yes: SubmissionStatus = isTakedown ? 'TAKEN_DOWN' : 'APPROVED'
  const close = () => setAsked(null)
  const decide = useMutation(
    api.submissions.changeStatus.mutationOptions({
      onSuccess: () => {
        close()
        onDecided()
      },
    }),
  )
  const may = mayMove(submission.status, yes, 'SUPERADMIN')
  const ask = (what: 'yes' | 'no') => may && setAsked(what)
  useHotkeys([
    ['a', () => ask('yes')],
    ['r', () => ask('no')],
  ])
  if (!may) return null

  const words = isTakedown ? 'takedown' : 'approval'
  const named = { title: submission.release.title, store }
  return (
    <div className={classes.decision}>
      <Button onClick={() => ask('yes')}>{t(`${words}.yes`)}</Button>
      <Button variant="default" onClick={() => ask('no')}>
        {t(`${words}.no`)}
      </Button>
      <ConfirmDialog
        opened={asked === 'yes'}
        onClose={close}
        onConfirm={() => decide.mutate({ submissionId: submission.id, status: yes })}
        title={t(`${words}.yesTitle`)}
        confirmLabel={t(`${words}.yes`)}
        busy={decide.isPending}
      >
        <p>{t(`${words}.yesLead`, named)}</p>
      </ConfirmDialog>
      <Dialog opened={asked === 'no'} onClose={close} title={t(`${words}.noTitle`)} size="medium">
        <p>{t(`${words}.noLead`, named)}</p>
        <RejectionForm
          label={t(`${words}.no`)}
          busy={decide.isPending}
          onReject={(reason) => decide.mutate({ submissionId: submission.id, status: 'REJECTED', reason })}
        />
      </Dialog>
    </div>
  )
}
