import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { Release } from '#src/contract/releases.ts'
import classes from '#src/features/artists/discography.module.css'
import { formatList } from '#src/i18n/names.ts'
import { Section } from '#src/shared/entity/overview.tsx'
import { pageCount, Pagination } from '#src/shared/list/pagination/pagination.tsx'
import { DateCell, ReleaseStatus } from '#src/shared/list/table/cells.tsx'
import covers from '#src/shared/media/cover.module.css'
import { Cover } from '#src/shared/media/cover.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'

const SHOWN = 12

const DiscographyItem = ({ release, isOfOthers }: { release: Release; isOfOthers: boolean }) => {
  const { t, i18n } = useTranslation('lists')
  const { id, title, version, cover, format, artists, consumerReleaseDate } = release
  return (
    <li className={covers.gridItem}>
      <Cover url={cover?.url ?? null} title={title} size="fill" />
      <Link to="/releases/$releaseId" params={{ releaseId: id }} className={classes.title}>
        {title}
        {version !== null && version !== '' && <span className={classes.faint}> ({version})</span>}
      </Link>
      {isOfOthers && (
        <span className={classes.faint}>
          {formatList(
            artists.map(({ name }) => name),
            i18n.language,
          )}
        </span>
      )}
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

type ItemsProps = { label: string; releases: readonly Release[]; isOfOthers?: boolean }

const DiscographyItems = ({ label, releases, isOfOthers = false }: ItemsProps) => (
  <ul className={`${covers.grid} ${classes.releases}`} aria-label={label}>
    {releases.map((release) => (
      <DiscographyItem key={release.id} release={release} isOfOthers={isOfOthers} />
    ))}
  </ul>
)

const LATEST_FIRST = { perPage: SHOWN, sortBy: 'consumerReleaseDate', sortDir: 'desc' } as const

/** The releases of an artist by their covers, the latest first, for viewers who may read releases. */
export const Discography = ({ artistId }: { artistId: string }) => {
  const { t } = useTranslation(['entities', 'lists'])
  const mayRead = useQuery(permissionsQuery).data?.includes('MANAGE_RELEASE') === true
  const list = useQuery(
    api.releases.list.queryOptions(
      { ...LATEST_FIRST, page: 1, artistId },
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
      <DiscographyItems label={t('entities:artist.releases')} releases={releases} />
      {count > releases.length && (
        <Link to="/releases" search={{ artistId }} className={classes.all}>
          {t('lists:releases.count', { count })}
        </Link>
      )}
    </>
  )
}

/** The releases of others on which the artist has a track; nothing where there are none. */
export const Appearances = ({ artistId }: { artistId: string }) => {
  const { t } = useTranslation('entities')
  const [page, setPage] = useState(1)
  const mayRead = useQuery(permissionsQuery).data?.includes('MANAGE_RELEASE') === true
  const { data, isPlaceholderData } = useQuery(
    api.releases.list.queryOptions(
      { ...LATEST_FIRST, page, appearancesOf: artistId },
      { enabled: mayRead, meta: { offline: true }, placeholderData: keepPreviousData },
    ),
  )
  if (data === undefined || data.count === 0) return null
  const pages = pageCount(data.count, SHOWN)
  return (
    <Section title={t('artist.appearances')}>
      <div aria-busy={isPlaceholderData} className={classes.appearances}>
        <DiscographyItems label={t('artist.appearances')} releases={data.releases} isOfOthers />
      </div>
      {pages > 1 && <Pagination page={page} pages={pages} onPage={setPage} />}
    </Section>
  )
}
