import { useTranslation } from 'react-i18next'
import type { Submission } from '#src/contract/submissions.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { formatDay } from '#src/i18n/format.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { Dash } from '#src/shared/list/table/cells.tsx'
import { CellLink } from '#src/shared/list/table/row-link.tsx'
import classes from '#src/features/submissions/queue-rows.module.css'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import { isRefusedTakedown } from '#src/domain/submission/release-status.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { type QueueView, viewOf } from '#src/features/submissions/submissions-query.ts'

const TONES: Record<QueueView, StatusTone> = {
  PENDING_APPROVAL: 'waiting',
  PENDING_TAKEDOWN: 'takedown',
  APPROVED: 'approved',
  APPROVED_PENDING: 'approved',
  APPROVED_PROCESSED: 'approved',
  APPROVED_ERROR: 'rejected',
  REJECTED: 'rejected',
  TAKEN_DOWN: 'neutral',
}

/** The status of a submission and its delivery. */
export const SubmissionBadge = ({ submission }: { submission: Pick<ReleaseSubmission, 'status' | 'delivery'> }) => {
  const { t } = useTranslation('submissions')
  if (isRefusedTakedown(submission)) return <StatusBadge tone="approved" label={t('refusedTakedown')} />
  const view = viewOf({ status: submission.status, delivery: submission.delivery ?? undefined })
  return <StatusBadge tone={TONES[view]} label={t(`view.${view}`)} />
}

type Props = { submission: Submission }

const SHORT_ID = 8

export const Artists = ({ submission: { release } }: Props) => {
  const { t } = useTranslation('submissions')
  return (
    <>
      {release.artists.map(({ artistId, name, type }, index) => (
        <span key={artistId}>
          {index > 0 && ', '}
          {isPrimaryRole(type) ? (
            <>
              <b className={classes.name}>{name}</b> <span className={classes.primary}>{t('primary')}</span>
            </>
          ) : (
            name
          )}
        </span>
      ))}
      {release.label !== null && <> · {release.label.name}</>}
    </>
  )
}

/** A link to the organization of the release (spec 2, section 2). */
export const Organization = ({ submission: { release } }: Props) => {
  const { id, name } = release.organization
  return (
    <CellLink to="/organizations/$organizationId" params={{ organizationId: id }} title={name}>
      {name}
    </CellLink>
  )
}
const Barcode = ({ submission }: Props) => submission.release.barcode ?? <Dash />
const Store = ({ submission }: Props) => useStoreName()(submission.storeId)
const ShortId = ({ submission: { id } }: Props) => <span title={id}>{id.slice(0, SHORT_ID)}</span>

export const When = ({ submission: { release } }: Props) => {
  const { i18n } = useTranslation()
  const { consumerReleaseDate: date, consumerReleaseTime: time } = release
  if (date === null) return <Dash />
  const dateText = [formatDay(date, i18n.resolvedLanguage ?? 'en'), time ?? ''].join(' ').trim()
  return <time dateTime={time === null ? date : `${date}T${time}`}>{dateText}</time>
}

/** The columns beside the release, in the order a screen reader reads them. */
export const FACTS = [
  { id: 'artists', Fact: Artists },
  { id: 'organization', Fact: Organization },
  { id: 'barcode', Fact: Barcode },
  { id: 'store', Fact: Store },
  { id: 'date', Fact: When },
  { id: 'id', Fact: ShortId },
] as const
