import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { isTakedownAhead } from '#src/domain/submission/takedown-day.ts'
import classes from '#src/features/submissions/decision.module.css'
import type { QueueItem } from '#src/features/submissions/steady-list.ts'
import { useStoresText } from '#src/features/submissions/store-choice.tsx'
import { refreshSubmissions } from '#src/features/submissions/use-decide.ts'
import type { Outcome } from '#src/features/submissions/decision.tsx'
import { formatDay } from '#src/i18n/format.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useOnline } from '#src/ui/use-online.ts'

type Props = { item: QueueItem; onDecided: (outcome: Outcome) => void }

/** Takes back takedowns that were confirmed for a later day. */
export const CancelTakedown = ({ item, onDecided }: Props) => {
  const { t, i18n } = useTranslation('submissions')
  const online = useOnline()
  const storesText = useStoresText()
  const [isAsking, setAsking] = useState(false)
  const ahead = item.submissions.filter((submission) => isTakedownAhead(submission, dayjs().format('YYYY-MM-DD')))
  const submissionIds = ahead.map(({ id }) => id)
  const named = { title: item.release.title, store: storesText(ahead) }
  const cancel = useMutation({
    mutationKey: api.submissions.withdraw.mutationKey(),
    mutationFn: () => client.submissions.withdraw.mutate({ submissionIds }),
    networkMode: 'always',
    onSuccess: () =>
      onDecided({ text: t('takedown.cancel.done', named), submissionIds, outcome: { takedownOn: null } }),
    // The label was faster, or the day has come.
    onError: refreshSubmissions,
    onSettled: () => setAsking(false),
  })
  const [day = null] = ahead.map(({ takedownOn }) => takedownOn)
  if (day === null) return null
  return (
    <div className={classes.buttons}>
      <Button variant="default" disabled={!online} onClick={() => setAsking(true)}>
        {t('takedown.cancel.confirm')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate()}
        title={t('takedown.cancel.title')}
        confirmLabel={t('takedown.cancel.confirm')}
        busy={cancel.isPending}
      >
        <p>{t('takedown.cancel.lead', { ...named, date: formatDay(day, i18n.language) })}</p>
      </ConfirmDialog>
    </div>
  )
}
