import { canTransition } from '#src/domain/submission/decision.ts'
import { formatList } from '#src/i18n/names.ts'
import { Button } from '@mantine/core'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import type { ReleaseDetail, ReleaseSubmission } from '#src/contract/releases.ts'
import { StoreRow } from '#src/features/releases/workspace/overview/store-row.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/releases/workspace/overview/submission-list.module.css'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'

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
const TakedownDialog = ({ title, opened, submissions, stores, onClose, onRequested }: Props) => {
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

/** The newest submission to each store; it replaces the older ones. */
const latestPerStore = (submissions: readonly ReleaseSubmission[]) => {
  const latest = new Map<string, ReleaseSubmission>()
  for (const submission of submissions.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    latest.set(submission.storeId, submission)
  return [...latest.values()]
}

/** The submissions stay after `opened` ends, so that the dialog keeps its text while it closes. */
type Confirmation = { submissions: readonly ReleaseSubmission[]; opened: boolean }

/** The status at each store with the reviewer's reason, and ways to correct the release or to request a takedown. */
export const SubmissionList = ({ release }: { release: ReleaseDetail }) => {
  const { t, i18n } = useTranslation('releases')
  const nameOf = useStoreName()
  const online = useOnline()
  const [confirmation, setConfirmation] = useState<Confirmation>({ submissions: [], opened: false })
  const [requested, setRequested] = useState('')
  const confirmTakedown = (submissions: readonly ReleaseSubmission[]) => setConfirmation({ submissions, opened: true })
  const latest = latestPerStore(release.submissions)
  const live = latest.filter(({ status }) => canTransition(status, 'PENDING_TAKEDOWN', 'MEMBER'))
  const namesOf = (submissions: readonly ReleaseSubmission[]) =>
    formatList(
      submissions.map(({ storeId }) => nameOf(storeId)),
      i18n.language,
    )
  const today = dayjs().format('YYYY-MM-DD')

  return (
    <section className={classes.submissions} aria-label={t('submission.title')}>
      <ul>
        {latest.map((submission) => (
          <StoreRow
            key={submission.id}
            submission={submission}
            store={nameOf(submission.storeId)}
            consumerReleaseDate={release.consumerReleaseDate}
            today={today}
            onTakedown={live.includes(submission) && online ? () => confirmTakedown([submission]) : undefined}
          />
        ))}
      </ul>
      {live.length > 1 && online && (
        <Button variant="default" onClick={() => confirmTakedown(live)}>
          {t('submission.takedown.all')}
        </Button>
      )}
      {live.length > 0 && !online && <p className={classes.note}>{t('submission.takedown.offline')}</p>}
      {requested !== '' && (
        // The pressed button is gone, so the focus moves to the result.
        <p key={requested} ref={(note) => note?.focus()} tabIndex={-1} className={classes.note}>
          {t('submission.takedown.requested', { stores: requested })}
        </p>
      )}
      <TakedownDialog
        title={release.title}
        {...confirmation}
        stores={namesOf(confirmation.submissions)}
        onClose={() => setConfirmation({ ...confirmation, opened: false })}
        onRequested={() => setRequested(namesOf(confirmation.submissions))}
      />
    </section>
  )
}
