import type { ReactNode } from 'react'
import type lists from '#locales/en/lists.json'

/** What stands in a column's place while its rows are on their way. */
export type CellShape = 'cover' | 'avatar' | 'text' | 'lines' | 'short' | 'badge'

/** One fact of a row, as the desktop's table and the phone's card show it; without a part it is not shown there. */
export type Column<Row> = {
  id: string
  header: keyof typeof lists.column
  cell: (row: Row) => ReactNode
  /** The fact as a sheet holds it; without it the sheet has no such column. */
  csv?: (row: Row) => string | number | null
  /** For a super administrator, who alone sees rows of more than one organization (spec 2, section 2). */
  onlyForSuperadmin?: boolean
  /** Stands before the fact: a square of so many px, larger on a card than in a table's row. */
  picture?: (row: Row, size: number) => ReactNode
  shape?: CellShape
  /** What the API calls the order by this fact; without it the column cannot be sorted. */
  sortBy?: string
  /** `width` in px, otherwise a share of the rest. Of the `spare` columns, the second gives way before the first. */
  desktop?: {
    visible: boolean
    order: number
    width?: number
    align?: 'end'
    spare?: 'first' | 'second' | undefined
  }
  mobile?: { visible: boolean; isPrimary?: boolean; rowNumber?: number }
}

/** Where a column stands, without what it shows. */
export type ColumnLayout = Pick<Column<never>, 'id' | 'desktop' | 'mobile'>

export const desktopOrder = <C extends ColumnLayout>(columns: readonly C[]): C[] =>
  columns
    .filter(({ desktop }) => desktop?.visible === true)
    .toSorted((a, b) => (a.desktop?.order ?? 0) - (b.desktop?.order ?? 0))

const LEAST_SHARE = 160
const BOX = 44
/** The px that columns need of which none gives way: where there are fewer, the table is moved sideways. */
export const leastWidth = (shown: readonly ColumnLayout[]): number | undefined =>
  shown.some(({ desktop }) => desktop?.spare !== undefined)
    ? undefined
    : shown.reduce((sum, { desktop }) => sum + (desktop?.width ?? LEAST_SHARE), BOX)

/** Sizes in px of the pictures that a row and a card carry, by the shape of the column. */
const SIZES = { cover: { row: 40, card: 56 }, avatar: { row: 28, card: 40 } }
export const pictureSize = (shape: CellShape | undefined, layout: 'row' | 'card'): number =>
  SIZES[shape === 'cover' ? 'cover' : 'avatar'][layout]

type Card<Row> = { primary: Column<Row> | undefined; lines: Column<Row>[][] }

/** The card of a phone: the primary fact first, then those that share a row number on one line. */
export const cardOf = <Row>(columns: readonly Column<Row>[]): Card<Row> => {
  const visible = columns.filter(({ mobile }) => mobile?.visible === true)
  const numbers = [...new Set(visible.map(({ mobile }) => mobile?.rowNumber ?? 0))].toSorted((a, b) => a - b)
  const inLine = (number: number) =>
    visible.filter(({ mobile }) => mobile?.isPrimary !== true && (mobile?.rowNumber ?? 0) === number)
  return {
    primary: visible.find(({ mobile }) => mobile?.isPrimary === true),
    lines: numbers.map(inLine).filter((line) => line.length > 0),
  }
}
