import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { Cover } from '#src/catalogue/cover.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { releaseQuery } from '#src/catalogue/release-query.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { Decision } from '#src/features/submissions/decision.tsx'
import { ReviewedProblems } from '#src/features/submissions/reviewed-problems.tsx'
import { ReviewedTracks } from '#src/features/submissions/reviewed-tracks.tsx'
import { useStoreName } from '#src/features/submissions/use-store-name.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { TONES } from '#src/features/submissions/tones.ts'
import classes from '#src/features/submissions/submissions.module.css'

const COVER = 240

type Props = { submission: Submission; onClose: () => void; onDecided: () => void }

/** The release as it would go out to this store, with what the rules say of it, and the decision. */
export const SubmissionDetail = ({ submission, onClose, onDecided }: Props) => {
  const { t } = useTranslation('submissions')
  const nameOf = useStoreName()
  const release = useQuery(releaseQuery(submission.release.id))
  const { data } = release
  return (
    <article className={classes.detail} aria-label={submission.release.title}>
      <CloseButton className={classes.close} aria-label={t('close')} onClick={onClose} />
      <div className={classes.hero}>
        <Cover url={submission.release.cover?.url ?? null} title={submission.release.title} size={COVER} />
        <div>
          <h2>{submission.release.title}</h2>
          <p>{submission.release.artists.map(({ name }) => name).join(', ')}</p>
          <p className={classes.faint}>
            {t(`format.${submission.release.format}`)} · {submission.release.label?.name ?? '—'} ·{' '}
            {submission.release.organization.name}
          </p>
          <p className={classes.faint}>
            {submission.release.barcode ?? '—'} · {submission.id.slice(0, 8)}{' '}
            <CopyButton value={submission.id} label={t('copyId')} />
          </p>
          <p>
            <b>{nameOf(submission.storeId)}</b>{' '}
            <StatusBadge tone={TONES[submission.status]} label={t(`statusOf.${submission.status}`)} />
          </p>
          <Decision submission={submission} store={nameOf(submission.storeId)} onDecided={onDecided} />
        </div>
      </div>
      {release.error !== null && data === undefined ? (
        <ErrorPanel error={release.error} onRetry={() => void release.refetch()} />
      ) : null}
      {data === undefined ? null : (
        <>
          <ReviewedProblems release={data} today={dayjs().format('YYYY-MM-DD')} />
          <ReviewedTracks tracks={data.tracks} />
          <p className={classes.faint}>
            © {data.copyrightC.year} {data.copyrightC.text} · ℗ {data.copyrightP.year} {data.copyrightP.text}
          </p>
        </>
      )}
    </article>
  )
}
