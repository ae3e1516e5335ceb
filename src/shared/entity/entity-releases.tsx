import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { useHasPermission } from '#src/auth/viewer/viewer.ts'
import type { Release } from '#src/contract/releases.ts'
import { joinedNames } from '#src/domain/text/names.ts'
import { SectionSkeleton } from '#src/shared/entity/section-skeleton.tsx'
import { DateCell, TextOrDash, ReleaseStatus } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import classes from '#src/shared/entity/entity-releases.module.css'

type OverviewColumn<Row> = Pick<Column<Row>, 'header'> & {
  cell: (row: Row) => ReactNode
  /** Hidden on narrow screens. */
  isSpare?: boolean
}
type OverviewTableProps<Row> = { label: string; columns: readonly OverviewColumn<Row>[]; rows: readonly Row[] }

/** A small read-only table on the page of an entity, for reading and printing. */
const OverviewTable = <Row extends { id: string }>({ label, columns, rows }: OverviewTableProps<Row>) => {
  const { t } = useTranslation('lists')
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ header, isSpare }) => (
            <th key={header} scope="col" data-spare={isSpare}>
              {t(`column.${header}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ header, cell, isSpare }) => (
              <td key={header} data-spare={isSpare}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ROWS = 5
const COVER = 40

type Props = { filter: { labelId?: string; artistId?: string; organizationId?: string }; nothing: string }

const Title = ({ id, title, cover }: Pick<Release, 'id' | 'title' | 'cover'>) => (
  <span className={classes.title}>
    <Cover url={cover?.url ?? null} title={title} size={COVER} />
    <Link to="/releases/$releaseId" params={{ releaseId: id }}>
      <span data-clamped>{title}</span>
    </Link>
  </span>
)

const COLUMNS: readonly OverviewColumn<Release>[] = [
  { header: 'release', cell: (release) => <Title {...release} /> },
  {
    header: 'artist',
    cell: ({ artists }) => <TextOrDash value={joinedNames(artists)} />,
    isSpare: true,
  },
  { header: 'releaseDate', cell: ({ consumerReleaseDate }) => <DateCell value={consumerReleaseDate} />, isSpare: true },
  { header: 'status', cell: ({ displayStatus }) => <ReleaseStatus status={displayStatus} /> },
]

/** The newest releases of a label, an artist or an organization, for viewers who may read releases. */
export const EntityReleases = ({ filter, nothing }: Props) => {
  const { t } = useTranslation(['entities', 'lists'])
  const mayRead = useHasPermission('MANAGE_RELEASE')
  const { data, fetchStatus } = useQuery(
    api.releases.list.queryOptions(
      { page: 1, perPage: ROWS, sortBy: 'createdAt', sortDir: 'desc', ...filter },
      { enabled: mayRead, meta: { offline: true } },
    ),
  )
  if (!mayRead) return <p>{t('entities:notYours')}</p>
  if (data === undefined && fetchStatus === 'paused') return <p>{t('entities:artist.releasesNotStored')}</p>
  if (data === undefined) return <SectionSkeleton />
  if (data.releases.length === 0) return <p>{nothing}</p>
  return (
    <>
      <OverviewTable label={t('lists:column.releases')} rows={data.releases} columns={COLUMNS} />
      {data.count > data.releases.length && (
        <Link to="/releases" search={filter} className={classes.all}>
          {t('lists:releases.count', { count: data.count })}
        </Link>
      )}
    </>
  )
}
