import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { hasUpdate, isEditedInReview } from '#src/features/releases/workspace/overview/store-updates.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { ChangeList } from '#src/shared/release/change-list.tsx'
import { contentOfDetail } from '#src/shared/release/detail-content.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import classes from '#src/features/releases/workspace/overview/store-changes.module.css'

type GroupProps = {
  release: ReleaseDetail
  submissions: readonly ReleaseSubmission[]
  snapshotId: string | null
  of: 'update' | 'inReview'
}

/** Stores that have, or will be asked for, the same other state of the release. */
const ChangedAtStores = ({ release, submissions, snapshotId, of }: GroupProps) => {
  const { t, i18n } = useTranslation('changes')
  const nameOf = useStoreName()
  const names = submissions.map(({ storeId }) => nameOf(storeId)).toSorted((a, b) => a.localeCompare(b, i18n.language))
  const stores = formatList(names, i18n.language)
  const before = release.snapshots.find(({ id }) => id === snapshotId)?.content
  return (
    <section className={classes.changes} aria-label={t(`${of}.title`)}>
      <h3>{t(`${of}.title`)}</h3>
      <p>{t(`${of}.lead`, { stores, count: names.length })}</p>
      {before === undefined ? <p>{t('unknown')}</p> : <ChangeList before={before} after={contentOfDetail(release)} />}
    </section>
  )
}

/** The submissions that name the same snapshot, together. */
const bySnapshot = (submissions: readonly ReleaseSubmission[], field: 'snapshotId' | 'approvedSnapshotId') =>
  [...new Set(submissions.map((one) => one[field]))].map((id) => ({
    id,
    among: submissions.filter((one) => one[field] === id),
  }))

type Props = { release: ReleaseDetail; latest: readonly ReleaseSubmission[] }

/** What the saved release has that a reviewer was not sent, or a store does not have, each difference once. */
export const StoreChanges = ({ release, latest }: Props) => {
  const waiting = latest.filter((one) => isEditedInReview(release, one))
  const approved = latest.filter((one) => hasUpdate(release, one))
  return (
    <>
      {bySnapshot(waiting, 'snapshotId').map(({ id, among }) => (
        <ChangedAtStores key={id} of="inReview" release={release} submissions={among} snapshotId={id} />
      ))}
      {bySnapshot(approved, 'approvedSnapshotId').map(({ id, among }) => (
        <ChangedAtStores key={id} of="update" release={release} submissions={among} snapshotId={id} />
      ))}
    </>
  )
}
