import { Textarea, TextInput } from '@mantine/core'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { REASON_MAX } from '#src/domain/limits.ts'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import {
  StoreDialog,
  type StoreDialogProps,
  useStoreRequest,
} from '#src/features/releases/workspace/overview/store-dialog.tsx'

/** Asks where, why, and from which day on the release is to be taken down. */
export const TakedownDialog = ({ title, onDone, ...dialog }: StoreDialogProps) => {
  const { t } = useTranslation('releases')
  const [reason, setReason] = useState('')
  const [date, setDate] = useState('')
  const [wasRefused, setRefused] = useState(false)
  const today = dayjs().format('YYYY-MM-DD')
  const isPast = date !== '' && date < today
  const isMissing = reason.trim() === ''
  const request = useStoreRequest(
    { onClose: dialog.onClose, onDone },
    {
      mutationKey: api.submissions.requestTakedown.mutationKey(),
      send: (submissionIds) =>
        client.submissions.requestTakedown.mutate({ submissionIds, reason: reason.trim(), date: date || null }),
      outcomeFor: (stores) => t('submission.takedown.requested', { stores }),
    },
  )
  return (
    <StoreDialog
      {...dialog}
      question={t('submission.takedown.title')}
      confirmLabel={t('submission.takedown.confirm')}
      busy={request.isPending}
      leadFor={(stores) => t('submission.takedown.lead', { title, stores })}
      onConfirm={(chosen) => {
        setRefused(true)
        if (!isMissing && !isPast) request.mutate(chosen)
      }}
    >
      <div className={classes.details}>
        <Textarea
          required
          autosize
          minRows={2}
          label={t('submission.takedown.reason')}
          description={t('submission.takedown.reasonHint')}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={wasRefused && isMissing ? t('submission.takedown.reasonMissing') : undefined}
        />
        <TextInput
          type="date"
          label={t('submission.takedown.date')}
          description={t('submission.takedown.dateHint')}
          min={today}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
          error={isPast ? t('submission.takedown.datePast') : undefined}
        />
      </div>
    </StoreDialog>
  )
}
