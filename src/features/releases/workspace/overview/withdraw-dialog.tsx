import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'
import {
  StoreDialog,
  type StoreDialogProps,
  useStoreRequest,
} from '#src/features/releases/workspace/overview/store-dialog.tsx'

type Props = StoreDialogProps & { of: 'withdraw' | 'withdrawTakedown' | 'cancelTakedown' }

const WaitingDialog = ({ of, title, onDone, ...dialog }: Props) => {
  const { t } = useTranslation('releases')
  const request = useStoreRequest(
    { onClose: dialog.onClose, onDone },
    {
      mutationKey: api.submissions.withdraw.mutationKey(),
      send: (submissionIds) => client.submissions.withdraw.mutate({ submissionIds }),
      outcomeFor: (stores) => t(`submission.${of}.done`, { stores }),
    },
  )
  const isUpdate = of === 'withdraw' && dialog.submissions.some((submission) => isInStore(submission))
  return (
    <StoreDialog
      {...dialog}
      question={t(`submission.${of}.title`)}
      confirmLabel={t(`submission.${of}.confirm`)}
      busy={request.isPending}
      leadFor={(stores) => t(`submission.${of}.lead`, { title, stores })}
      onConfirm={request.mutate}
    >
      {isUpdate && <p>{t('submission.withdraw.kept')}</p>}
    </StoreDialog>
  )
}

/** Takes back what waits for a reviewer. */
export const WithdrawDialog = (props: StoreDialogProps) => <WaitingDialog {...props} of="withdraw" />

/** Takes back the request to remove the release. */
export const WithdrawTakedownDialog = (props: StoreDialogProps) => <WaitingDialog {...props} of="withdrawTakedown" />

/** Cancels a takedown that was confirmed for a later day. */
export const CancelTakedownDialog = (props: StoreDialogProps) => <WaitingDialog {...props} of="cancelTakedown" />
