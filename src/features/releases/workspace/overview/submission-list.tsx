import { Button } from '@mantine/core'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import type { ReleaseDetail, ReleaseSubmission } from '#src/contract/releases.ts'
import { canTransition } from '#src/domain/submission/flow.ts'
import { StoreRow } from '#src/features/releases/workspace/overview/store-row.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/releases/workspace/overview/submission-list.module.css'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'

type Then = { onRequested: () => void; onSettled: () => void }

/** Asks for a takedown. It never waits for the network to come back: by then the release may stand otherwise. */
const useTakedown = ({ onRequested, onSettled }: Then) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: api.submissions.requestTakedown.mutationKey(),
    mutationFn: (submissionIds: string[]) => client.submissions.requestTakedown.mutate({ submissionIds }),
    networkMode: 'always',
    onSuccess: onRequested,
    // Somebody was faster: what is shown is no longer so.
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

/** Asks before a takedown is asked for, naming the release and every store it would leave. */
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

/** The newest submission to each store: an older one was answered by it. */
const latestPerStore = (submissions: readonly ReleaseSubmission[]) => {
  const latest = new Map<string, ReleaseSubmission>()
  for (const submission of submissions.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    latest.set(submission.storeId, submission)
  return [...latest.values()]
}

/** What was asked about stays in the dialog's words while that closes. */
type Asked = { submissions: readonly ReleaseSubmission[]; opened: boolean }

/** What each store has and what its reviewer said, with the ways to mend it or to have it taken down. */
export const SubmissionList = ({ release }: { release: ReleaseDetail }) => {
  const { t, i18n } = useTranslation('releases')
  const nameOf = useStoreName()
  const online = useOnline()
  const [asked, setAsked] = useState<Asked>({ submissions: [], opened: false })
  const [requested, setRequested] = useState('')
  const ask = (submissions: readonly ReleaseSubmission[]) => setAsked({ submissions, opened: true })
  const latest = latestPerStore(release.submissions)
  const live = latest.filter(({ status }) => canTransition(status, 'PENDING_TAKEDOWN', 'MEMBER'))
  const namesOf = (submissions: readonly ReleaseSubmission[]) =>
    new Intl.ListFormat(i18n.language).format(submissions.map(({ storeId }) => nameOf(storeId)))
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
            onTakedown={live.includes(submission) && online ? () => ask([submission]) : undefined}
          />
        ))}
      </ul>
      {live.length > 1 && online && (
        <Button variant="default" onClick={() => ask(live)}>
          {t('submission.takedown.all')}
        </Button>
      )}
      {live.length > 0 && !online && <p className={classes.note}>{t('submission.takedown.offline')}</p>}
      {requested !== '' && (
        // What was pressed is no longer there: the focus goes to what came of it.
        <p key={requested} ref={(said) => said?.focus()} tabIndex={-1} className={classes.note}>
          {t('submission.takedown.asked', { stores: requested })}
        </p>
      )}
      <TakedownDialog
        title={release.title}
        {...asked}
        stores={namesOf(asked.submissions)}
        onClose={() => setAsked({ ...asked, opened: false })}
        onRequested={() => setRequested(namesOf(asked.submissions))}
      />
    </section>
  )
}
