import type { ReactNode } from 'react'
import type { EntityStatus } from '#src/domain/access/activation.ts'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import { InactiveBadge, DateCell, NameCell, TextOrDash, UnsentMark, CellLink } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'

type NameColumnOptions<Row> = Pick<Column<Row>, 'header' | 'sortBy'> & {
  nameOf: (row: Row) => string
  imageOf?: (row: Row) => string | null
  kind?: 'label'
  link: (row: Row) => ReactNode
}

/** The name of a row with the link to its page: the first column, and the first line of a card. */
export const nameColumn = <Row extends { id: string }>({
  header,
  sortBy = 'name',
  nameOf,
  imageOf,
  kind,
  link,
}: NameColumnOptions<Row>): Column<Row> => ({
  id: 'name',
  header,
  csv: nameOf,
  shape: 'avatar',
  sortBy,
  picture: (row, size) => <EntityAvatar name={nameOf(row)} url={imageOf?.(row) ?? null} kind={kind} size={size} />,
  cell: (row) => (
    <NameCell>
      {link(row)}
      <UnsentMark id={row.id} />
    </NameCell>
  ),
  desktop: { visible: true, order: 1 },
  mobile: { visible: true, isPrimary: true },
})

type TextColumnOptions<Row> = Pick<Column<Row>, 'sortBy'> & {
  id: Column<Row>['header']
  order: number
  textOf: (row: Row) => string | null
}

/** A text fact: hidden last on narrow screens, and the second line of a card. */
export const textColumn = <Row,>({ id, sortBy, order, textOf }: TextColumnOptions<Row>): Column<Row> => ({
  id,
  header: id,
  csv: textOf,
  sortBy,
  cell: (row) => <TextOrDash value={textOf(row)} />,
  desktop: { visible: true, order, spare: 'first' },
  mobile: { visible: true, rowNumber: 1 },
})

/** The number of releases. */
export const releasesColumn = <Row extends { releasesCount: number }>(order: number): Column<Row> => ({
  id: 'releases',
  header: 'releases',
  csv: ({ releasesCount }) => releasesCount,
  shape: 'short',
  cell: ({ releasesCount }) => releasesCount,
  desktop: { visible: true, order, width: 80, align: 'end' },
})

export const statusColumn = <Row extends { status: EntityStatus }>(order: number, area: ListArea): Column<Row> => ({
  id: 'status',
  header: 'status',
  csv: ({ status }) => status,
  shape: 'badge',
  sortBy: 'status',
  cell: ({ status }) => <InactiveBadge status={status} area={area} />,
  desktop: { visible: true, order, width: 130 },
  mobile: { visible: true, rowNumber: 2 },
})

/** The date of creation. */
export const addedColumn = <Row extends { createdAt: string }>(
  order: number,
  mobile?: Column<Row>['mobile'],
): Column<Row> => ({
  id: 'createdAt',
  header: 'added',
  csv: ({ createdAt }) => createdAt,
  sortBy: 'createdAt',
  cell: ({ createdAt }) => <DateCell value={createdAt} />,
  desktop: { visible: true, order, width: 128 },
  mobile,
})

/** The organization of a row, as a link. */
export const organizationColumn = <Row extends { organization: { id: string; name: string } }>(
  order: number,
): Column<Row> => ({
  id: 'organization',
  header: 'organization',
  onlyForSuperadmin: true,
  csv: ({ organization }) => organization.name,
  cell: ({ organization: { id, name } }) => (
    <CellLink to="/organizations/$organizationId" params={{ organizationId: id }} title={name}>
      {name}
    </CellLink>
  ),
  desktop: { visible: true, order, width: 150, spare: 'first' },
  mobile: { visible: true, rowNumber: 9 },
})
