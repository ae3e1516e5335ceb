import { Button } from '@mantine/core'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseDetail, ReleaseSubmission } from '#src/contract/releases.ts'
import { canTransition } from '#src/domain/submission/decision.ts'
import { StoreNotes } from '#src/features/releases/workspace/overview/store-notes.tsx'
import { StoreRow } from '#src/features/releases/workspace/overview/store-row.tsx'
import { TakedownDialog } from '#src/features/releases/workspace/overview/takedown-dialog.tsx'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import { formatList } from '#src/i18n/names.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { useOnline } from '#src/ui/use-online.ts'

/** The submissions stay after `opened` ends, so that the dialog keeps its text while it closes. */
type Confirmation = { submissions: readonly ReleaseSubmission[]; opened: boolean }
type Props = { release: ReleaseDetail; latest: readonly ReleaseSubmission[] }

/** Each store with a dot and a word for how it has the release, and ways to request a takedown. */
export const StoreStrip = ({ release, latest }: Props) => {
  const { t, i18n } = useTranslation('releases')
  const nameOf = useStoreName()
  const online = useOnline()
  const [confirmation, setConfirmation] = useState<Confirmation>({ submissions: [], opened: false })
  const [requested, setRequested] = useState('')
  const confirmTakedown = (submissions: readonly ReleaseSubmission[]) => setConfirmation({ submissions, opened: true })
  const live = latest.filter(({ status }) => canTransition(status, 'PENDING_TAKEDOWN', 'MEMBER'))
  const namesOf = (submissions: readonly ReleaseSubmission[]) =>
    formatList(
      submissions.map(({ storeId }) => nameOf(storeId)),
      i18n.language,
    )
  const today = dayjs().format('YYYY-MM-DD')

  return (
    <section className={classes.strip} aria-label={t('submission.title')}>
      <h3>{t('submission.title')}</h3>
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
      <StoreNotes submissions={latest} namesOf={namesOf} />
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
