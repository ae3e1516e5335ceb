import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import { useTakedown } from '#src/features/releases/submissions/use-takedown.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

type Props = {
  title: string
  opened: boolean
  submissions: readonly ReleaseSubmission[]
  stores: string
  onClose: () => void
  onRequested: () => void
}

/** Asks before a takedown is asked for, naming the release and every store it would leave. */
export const TakedownDialog = ({ title, opened, submissions, stores, onClose, onRequested }: Props) => {
  const { t } = useTranslation('releases')
  const takedown = useTakedown({ onRequested, onSettled: onClose })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => takedown.mutate(submissions.map(({ id }) => id))}
      title={t('submission.takedown.title')}
      confirmLabel={t('submission.takedown.confirm')}
      tone="destructive"
      busy={takedown.isPending}
    >
      <p>{t('submission.takedown.lead', { title, stores })}</p>
    </ConfirmDialog>
  )
}
