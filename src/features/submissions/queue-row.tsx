import { useTranslation } from 'react-i18next'
import { Cover } from '#src/shared/media/cover.tsx'
import type { Submission } from '#src/contract/submissions.ts'
import { useStoreName } from '#src/shared/release/use-store-name.ts'
import { SubmissionBadge } from '#src/features/submissions/submission-badge.tsx'
import classes from '#src/features/submissions/submissions-screen.module.css'

export const ROW_COVER = 56

type Props = { submission: Submission; isChosen: boolean; onChoose: (id: string) => void }

/** The release of a row; a press anywhere on the row opens it. */
export const ReleaseOfRow = ({ submission, isChosen, onChoose }: Props) => {
  const { t } = useTranslation('submissions')
  const store = useStoreName()(submission.storeId)
  const { title, version, format, cover } = submission.release
  return (
    <>
      <span className={classes.cover}>
        <Cover url={cover?.url ?? null} title={title} size={ROW_COVER} />
      </span>
      <button
        type="button"
        className={classes.open}
        aria-label={`${title}, ${store}`}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(submission.id)}
      >
        {title}
      </button>
      {version !== null && version !== '' && <span className={classes.faint}> ({version})</span>}{' '}
      <span className={classes.faint}>{t(`format.${format}`)}</span>{' '}
      {submission.status === 'APPROVED' && <SubmissionBadge submission={submission} />}
    </>
  )
}
