import { VisuallyHidden } from '@mantine/core'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'
import { isInStore, isRefusedTakedown } from '#src/domain/submission/release-status.ts'
import { isUndecided } from '#src/domain/submission/status.ts'
import { isTakedownAhead } from '#src/domain/submission/takedown-day.ts'
import { waitOf } from '#src/domain/submission/waiting-time.ts'
import { type QueueView, viewOf } from '#src/features/submissions/queue-view.ts'
import type { QueueItem } from '#src/features/submissions/use-queue.ts'
import { formatDay, formatNumber } from '#src/i18n/format.ts'
import { todayHere } from '#src/i18n/today.ts'
import { Dash, CellLink } from '#src/shared/list/table/cells.tsx'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import classes from '#src/features/submissions/submission-facts.module.css'

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
export const SubmissionBadge = ({
  submission,
}: {
  submission: Pick<ReleaseSubmission, 'kind' | 'status' | 'delivery' | 'takedownOn'>
}) => {
  const { t, i18n } = useTranslation('submissions')
  const { takedownOn } = submission
  if (takedownOn !== null && isTakedownAhead(submission, todayHere())) {
    const date = formatDay(takedownOn, i18n.language)
    return <StatusBadge tone="takedown" label={t('takedown.ahead', { date })} />
  }
  if (isRefusedTakedown(submission)) return <StatusBadge tone="approved" label={t('refusedTakedown')} />
  const { status } = submission
  if (isInStore(submission) && (status === 'PENDING_APPROVAL' || status === 'REJECTED'))
    return <StatusBadge tone={TONES[status]} label={t(`update.${status}`)} />
  const view = viewOf({ status: submission.status, delivery: submission.delivery ?? undefined })
  return <StatusBadge tone={TONES[view]} label={t(`view.${view}`)} />
}

type Props = { submission: Pick<Submission, 'release'> }
type GroupProps = { submission: QueueItem }

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

/** A link to the organization of the release (catalogue-2). */
export const Organization = ({ submission: { release } }: Props) => {
  const { id, name } = release.organization
  return (
    <CellLink to="/organizations/$organizationId" params={{ organizationId: id }} title={name}>
      {name}
    </CellLink>
  )
}
const Barcode = ({ submission: { release } }: Props) =>
  release.barcode === null ? <Dash /> : formatBarcode(release.barcode)

/** The first store, and how many more there are. */
const Stores = ({ submission: { submissions } }: GroupProps) => {
  const nameOf = useStoreName()
  const names = submissions.map(({ storeId }) => nameOf(storeId))
  return (
    <span title={names.join(', ')}>
      {names[0]}
      {names.length > 1 && <span className={classes.more}> +{names.length - 1}</span>}
    </span>
  )
}

const ShortId = ({ submission: { submissions } }: GroupProps) => {
  const ids = submissions.map(({ id }) => id)
  return (
    <span title={ids.join(', ')}>
      {ids[0]?.slice(0, SHORT_ID)}
      {ids.length > 1 && <span className={classes.more}> +{ids.length - 1}</span>}
    </span>
  )
}

/** How long the longest of its submissions has waited: short for the eye, in full for a screen reader. */
const Waiting = ({ submission: { submissions, waitingSince } }: GroupProps) => {
  const { t, i18n } = useTranslation('submissions')
  if (!submissions.some(({ status }) => isUndecided(status))) return null
  const { count, unit } = waitOf(waitingSince, dayjs().toDate())
  const long = formatNumber(count, i18n.language, { style: 'unit', unit, unitDisplay: 'long' })
  return (
    <time dateTime={waitingSince} title={t('waiting', { time: long })}>
      <span aria-hidden>{t(`waited.${unit}`, { count })}</span>
      <VisuallyHidden>{t('waiting', { time: long })}</VisuallyHidden>
    </time>
  )
}

export const When = ({ submission: { release } }: Props) => {
  const { i18n } = useTranslation()
  const { consumerReleaseDate: date, consumerReleaseTime: time } = release
  if (date === null) return <Dash />
  const dateText = [formatDay(date, i18n.language), time ?? ''].join(' ').trim()
  return <time dateTime={time === null ? date : `${date}T${time}`}>{dateText}</time>
}

/** The columns beside the release, in the order a screen reader reads them. */
export const FACTS = [
  { id: 'artists', Fact: Artists },
  { id: 'organization', Fact: Organization },
  { id: 'barcode', Fact: Barcode },
  { id: 'store', Fact: Stores },
  { id: 'waiting', Fact: Waiting },
  { id: 'date', Fact: When },
  { id: 'id', Fact: ShortId },
] as const
