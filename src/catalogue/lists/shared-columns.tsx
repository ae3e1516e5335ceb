import type { ReactNode } from 'react'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { ActiveBadge, Day, Name, Words } from '#src/catalogue/lists/cells.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'
import { WaitingMark } from '#src/catalogue/lists/waiting-mark.tsx'
import type { EntityStatus } from '#src/domain/status.ts'

type Naming<Row> = Pick<Column<Row>, 'header' | 'sortBy'> & {
  nameOf: (row: Row) => string
  imageOf?: (row: Row) => string | null
  kind?: 'label'
  link: (row: Row) => ReactNode
}

/** What a row is called, and the way to its page: the first column, and the first line of a card. */
export const nameColumn = <Row extends { id: string }>({
  header,
  sortBy = 'name',
  nameOf,
  imageOf,
  kind,
  link,
}: Naming<Row>): Column<Row> => ({
  id: 'name',
  header,
  csv: nameOf,
  shape: 'avatar',
  sortBy,
  picture: (row, size) => <EntityAvatar name={nameOf(row)} url={imageOf?.(row) ?? null} kind={kind} size={size} />,
  cell: (row) => (
    <Name>
      {link(row)}
      <WaitingMark id={row.id} />
    </Name>
  ),
  desktop: { visible: true, order: 1 },
  mobile: { visible: true, isPrimary: true },
})

type Worded<Row> = Pick<Column<Row>, 'sortBy'> & {
  id: Column<Row>['header']
  order: number
  wordsOf: (row: Row) => string | null
}

/** A fact in words: the first to give way in a row, and the second line of a card. */
export const wordsColumn = <Row,>({ id, sortBy, order, wordsOf }: Worded<Row>): Column<Row> => ({
  id,
  header: id,
  csv: wordsOf,
  sortBy,
  cell: (row) => <Words value={wordsOf(row)} />,
  desktop: { visible: true, order, spare: 'first' },
  mobile: { visible: true, rowNumber: 1 },
})

/** How many releases there are of it. */
export const releasesColumn = <Row extends { releasesCount: number }>(order: number): Column<Row> => ({
  id: 'releases',
  header: 'releases',
  csv: ({ releasesCount }) => releasesCount,
  shape: 'short',
  cell: ({ releasesCount }) => releasesCount,
  desktop: { visible: true, order, width: 100, align: 'end' },
})

export const statusColumn = <Row extends { status: EntityStatus }>(order: number): Column<Row> => ({
  id: 'status',
  header: 'status',
  csv: ({ status }) => status,
  shape: 'badge',
  sortBy: 'status',
  cell: ({ status }) => <ActiveBadge status={status} />,
  desktop: { visible: true, order, width: 130 },
  mobile: { visible: true, rowNumber: 2 },
})

/** The day it was added. */
export const addedColumn = <Row extends { createdAt: string }>(
  order: number,
  mobile?: Column<Row>['mobile'],
): Column<Row> => ({
  id: 'createdAt',
  header: 'added',
  csv: ({ createdAt }) => createdAt,
  sortBy: 'createdAt',
  cell: ({ createdAt }) => <Day value={createdAt} />,
  desktop: { visible: true, order, width: 130 },
  mobile,
})
