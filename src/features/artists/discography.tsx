import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { Release } from '#src/contract/releases.ts'
import classes from '#src/features/artists/discography.module.css'
import { DateCell, ReleaseStatus } from '#src/shared/list/table/cells.tsx'
import covers from '#src/shared/media/cover.module.css'
import { Cover } from '#src/shared/media/cover.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'

const SHOWN = 12

const DiscographyItem = ({ release }: { release: Release }) => {
  const { t } = useTranslation('lists')
  const { id, title, version, cover, format, consumerReleaseDate } = release
  return (
    <li className={covers.gridItem}>
      <Cover url={cover?.url ?? null} title={title} size="fill" />
      <Link to="/releases/$releaseId" params={{ releaseId: id }} className={classes.title}>
        {title}
        {version !== null && version !== '' && <span className={classes.faint}> ({version})</span>}
      </Link>
      <span className={classes.faint}>
        {t(`format.${format}`)}
        {consumerReleaseDate !== null && (
          <>
            {' · '}
            <DateCell value={consumerReleaseDate} />
          </>
        )}
      </span>
      {release.displayStatus !== 'LIVE' && <ReleaseStatus status={release.displayStatus} />}
    </li>
  )
}

/** The releases of an artist by their covers, the latest first, for viewers who may read releases. */
export const Discography = ({ artistId }: { artistId: string }) => {
  const { t } = useTranslation(['entities', 'lists'])
  const mayRead = useQuery(permissionsQuery).data?.includes('MANAGE_RELEASE') === true
  const list = useQuery(
    api.releases.list.queryOptions(
      { page: 1, perPage: SHOWN, sortBy: 'consumerReleaseDate', sortDir: 'desc', artistId },
      { enabled: mayRead, meta: { offline: true } },
    ),
  )
  const problem = useLoadProblem(list)
  if (!mayRead) return <p>{t('entities:notYours')}</p>
  if (problem !== null)
    return (
      <ContentUnavailable
        what="list"
        error={list.error}
        isLate={problem === 'late'}
        onRetry={() => void list.refetch()}
      />
    )
  if (list.data === undefined) return <p aria-busy>{t('entities:loading')}</p>
  const { releases, count } = list.data
  if (releases.length === 0) return <p>{t('entities:artist.noReleases')}</p>
  return (
    <>
      <ul className={`${covers.grid} ${classes.releases}`} aria-label={t('entities:artist.releases')}>
        {releases.map((release) => (
          <DiscographyItem key={release.id} release={release} />
        ))}
      </ul>
      {count > releases.length && (
        <Link to="/releases" search={{ artistId }} className={classes.all}>
          {t('lists:releases.count', { count })}
        </Link>
      )}
    </>
  )
}
