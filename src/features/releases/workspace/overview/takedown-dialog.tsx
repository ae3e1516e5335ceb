import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

type Callbacks = { onRequested: () => void; onSettled: () => void }

/** Requests a takedown. It is never queued: when the network is back, the release may have another status. */
const useTakedown = ({ onRequested, onSettled }: Callbacks) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: api.submissions.requestTakedown.mutationKey(),
    mutationFn: (submissionIds: string[]) => client.submissions.requestTakedown.mutate({ submissionIds }),
    networkMode: 'always',
    onSuccess: onRequested,
    // Somebody else was faster, so what is shown is out of date.
    onError: (error) =>
      apiError(error)?.code === 'PRECONDITION_FAILED'
        ? queryClient.invalidateQueries({ queryKey: api.releases.pathKey() })
        : undefined,
    onSettled,
  })
}

type Props = {
  title: string
  opened: boolean
  submissions: readonly ReleaseSubmission[]
  stores: string
  onClose: () => void
  onRequested: () => void
}

/** Confirms a takedown, naming the release and every store it would leave. */
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
