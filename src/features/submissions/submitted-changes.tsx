import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import type { ReleaseContent, ReleaseDetail } from '#src/contract/releases.ts'
import { contentChanges, hasChanged } from '#src/domain/release/content.ts'
import { readMark } from '#src/domain/submission/decision.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { contentOfDetail } from '#src/shared/release/detail-content.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import classes from '#src/features/submissions/submission-detail.module.css'
import sections from '#src/features/submissions/submission-detail.module.css'

type LabelAnswersProps = { submissions: readonly ReleaseSubmission[]; tracks: readonly Asset[] }

/** Why the label left as it is what a reviewer asked to change before. */
export const LabelAnswers = ({ submissions, tracks }: LabelAnswersProps) => {
  const { t } = useTranslation(['submissions', 'reasons'])
  const waiting = submissions.filter(({ status }) => status === 'PENDING_APPROVAL')
  const answers = new Map(waiting.flatMap(({ answers: own = [] }) => own).map(({ reason, text }) => [reason, text]))
  if (answers.size === 0) return null
  return (
    <section aria-label={t('submissions:answers')} className={sections.section}>
      <h3>{t('submissions:answers')}</h3>
      <ul>
        {[...answers].map(([mark, text]) => {
          const reason = readMark(mark)
          const number = tracks.findIndex(({ id }) => id === reason?.assetId) + 1
          return (
            <li key={mark}>
              {number > 0 && `${t('submissions:track', { number, title: tracks[number - 1]?.title })} `}
              {t(`reasons:${reason?.code ?? 'OTHER'}`)}: <q>{text}</q>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const ChangeList = lazyPart<{ before: ReleaseContent; after: ReleaseContent }>(async () => {
  const [{ ChangeList: Loaded }] = await Promise.all([
    import('#src/shared/release/change-list.tsx'),
    loadTexts('releases', 'changes', 'contributors'),
  ])
  return Loaded
}, UnavailablePart)

/** What changed since it was submitted; the stores of one submission share what was submitted. */
const ChangedInReview = ({ before, now }: { before: ReleaseContent | undefined; now: ReleaseContent }) => {
  const { t } = useTranslation('submissions')
  if (before === undefined) return <p className={classes.faint}>{t('changes.unknown')}</p>
  if (!hasChanged(contentChanges(before, now))) return null
  return (
    <section aria-label={t('changes.title')} className={classes.section} data-changed>
      <h3>
        <span className={classes.changed}>
          <IconAlertTriangle size={18} aria-hidden /> {t('changes.title')}
        </span>
      </h3>
      <p className={classes.lead}>{t('changes.lead')}</p>
      <Suspense>
        <ChangeList before={before} after={now} />
      </Suspense>
    </section>
  )
}

type UpdateProps = { approved: ReleaseContent | undefined; now: ReleaseContent; store: string }

/** What an update changes at stores that have the release. */
const Update = ({ approved, now, store }: UpdateProps) => {
  const { t } = useTranslation('submissions')
  return (
    <section aria-label={t('changes.update', { store })} className={classes.section}>
      <h3>{t('changes.update', { store })}</h3>
      {approved === undefined ? (
        <p className={classes.lead}>{t('changes.updateUnknown', { store })}</p>
      ) : (
        <Suspense>
          <ChangeList before={approved} after={now} />
        </Suspense>
      )}
    </section>
  )
}

type Props = { release: ReleaseDetail; submissions: readonly ReleaseSubmission[] }

/** What the reviewer has to know of what waits: what changed since it was submitted, and what an update changes. */
export const SubmittedChanges = ({ release, submissions }: Props) => {
  const { i18n } = useTranslation()
  const nameOf = useStoreName()
  const waiting = submissions.filter(({ status }) => status === 'PENDING_APPROVAL')
  const updates = waiting.filter((submission) => isInStore(submission))
  const now = contentOfDetail(release)
  const contentOf = (id: string | null) => release.snapshots.find((each) => each.id === id)?.content
  const idsOf = (field: 'snapshotId' | 'approvedSnapshotId', of: readonly ReleaseSubmission[]) => [
    ...new Set(of.map((submission) => submission[field])),
  ]
  return (
    <>
      {idsOf('snapshotId', waiting).map((id) => (
        <ChangedInReview key={id} before={contentOf(id)} now={now} />
      ))}
      {idsOf('approvedSnapshotId', updates).map((id) => {
        const stores = updates.filter(({ approvedSnapshotId }) => approvedSnapshotId === id)
        const names = stores.map(({ storeId }) => nameOf(storeId))
        return <Update key={id} approved={contentOf(id)} now={now} store={formatList(names, i18n.language)} />
      })}
    </>
  )
}
