import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Cover } from '#src/catalogue/cover.tsx'
import type { Submission } from '#src/contract/submissions.ts'
import { isPrimaryRole } from '#src/domain/artist-role.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { useStoreName } from '#src/features/submissions/use-store-name.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconInbox } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/submissions.module.css'

const COVER = 56
const ROWS = 5

type Props = {
  items: readonly Submission[] | undefined
  dimmed: boolean
  chosen: string | undefined
  onChoose: (id: string) => void
}

const Artists = ({ release }: Pick<Submission, 'release'>) => {
  const { t } = useTranslation('submissions')
  return release.artists.map(({ artistId, name, type }) => (
    <span key={artistId} className={classes.artist}>
      {name}
      {isPrimaryRole(type) ? <span className={classes.primary}>{t('primary')}</span> : null}
    </span>
  ))
}

const When = ({ release }: Pick<Submission, 'release'>) => {
  const { i18n } = useTranslation()
  if (release.consumerReleaseDate === null) return '—'
  return `${formatDay(release.consumerReleaseDate, i18n.language)} ${release.consumerReleaseTime ?? ''}`.trim()
}

/** What waits, a line each: release, artists and label, organization, barcode, store, date. */
export const SubmissionRows = ({ items, dimmed, chosen, onChoose }: Props) => {
  const { t } = useTranslation('submissions')
  const nameOf = useStoreName()
  if (items === undefined)
    return Array.from({ length: ROWS }, (_, row) => <Skeleton key={row} height={COVER + 32} my={8} aria-hidden />)
  if (items.length === 0)
    return <EmptyState icon={<IconInbox size={28} />} title={t('empty.title')} message={t('empty.message')} />
  return (
    <ul className={classes.rows} data-dimmed={dimmed || undefined}>
      {items.map((submission) => (
        <li key={submission.id}>
          <button
            type="button"
            className={classes.row}
            aria-current={submission.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(submission.id)}
          >
            <Cover url={submission.release.cover?.url ?? null} title={submission.release.title} size={COVER} />
            <span className={classes.words}>
              <span className={classes.title}>
                {submission.release.title}{' '}
                <span className={classes.format}>{t(`format.${submission.release.format}`)}</span>
              </span>
              <span>
                <Artists release={submission.release} />
                <span className={classes.faint}>{submission.release.label?.name}</span>
              </span>
              <span className={classes.faint}>
                {submission.release.organization.name} · {submission.release.barcode ?? '—'}
              </span>
              <span className={classes.faint}>
                <b>{nameOf(submission.storeId)}</b> · <When release={submission.release} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
