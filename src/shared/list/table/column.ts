import type { ReactNode } from 'react'
import type lists from '#locales/en/lists.json'

/** The skeleton of a column. */
export type CellShape = 'cover' | 'avatar' | 'text' | 'lines' | 'short' | 'badge'

/** One fact of a row, in the desktop's table and the phone's card; without `desktop` or `mobile` it is not shown there. */
export type Column<Row> = {
  id: string
  header: keyof typeof lists.column
  cell: (row: Row) => ReactNode
  /** The fact in an export; without it, the export has no such column. */
  csv?: (row: Row) => string | number | null
  /** Only super administrators see rows of more than one organization (catalogue-2). */
  onlyForSuperadmin?: boolean
  /** A square picture of `size` px before the fact, larger on a card than in a table row. */
  picture?: (row: Row, size: number) => ReactNode
  shape?: CellShape
  /** The API's name of the order by this fact; without it, the column cannot be sorted. */
  sortBy?: string
  /** `width` in px, otherwise the rest, shared. Where there is no room, `spare` columns are hidden: the second before the first. */
  desktop?: {
    visible: boolean
    order: number
    width?: number
    align?: 'end'
    spare?: 'first' | 'second' | undefined
  }
  /** A fact that says nothing without its header, such as a date, is named on the card. */
  mobile?: { visible: boolean; isPrimary?: boolean; rowNumber?: number; isNamed?: boolean }
}

/** The layout of a column, without its content. */
export type ColumnLayout = Pick<Column<never>, 'id' | 'desktop' | 'mobile'>

export const desktopOrder = <C extends ColumnLayout>(columns: readonly C[]): C[] =>
  columns
    .filter(({ desktop }) => desktop?.visible === true)
    .toSorted((a, b) => (a.desktop?.order ?? 0) - (b.desktop?.order ?? 0))

const NAME_WIDTH = 180
const BOX_WIDTH = 24
const widthOf = ({ desktop }: ColumnLayout): number => desktop?.width ?? NAME_WIDTH
const widthOfAll = (columns: readonly ColumnLayout[]): number =>
  columns.reduce((sum, column) => sum + widthOf(column), BOX_WIDTH)

/** The minimum width in px of a table without its spare columns; on narrower screens it scrolls sideways. */
export const leastWidth = (shown: readonly ColumnLayout[]): number =>
  widthOfAll(shown.filter(({ desktop }) => desktop?.spare === undefined))

const ROOM_STEP = 60
const ROOM_MIN = 750
const ROOM_MAX = 1470
/** The style sheet has one rule for each of these numbers. */
const roomStep = (width: number): number =>
  Math.min(Math.max(Math.ceil((width - ROOM_MIN) / ROOM_STEP) * ROOM_STEP + ROOM_MIN, ROOM_MIN), ROOM_MAX)

/** The width in px that a table needs to show each of its spare columns, by id, without squeezing the others. */
export const roomForSpare = (shown: readonly ColumnLayout[]): ReadonlyMap<string, number> => {
  const spare = (['first', 'second'] as const).flatMap((rank) => shown.filter(({ desktop }) => desktop?.spare === rank))
  const rooms = new Map<string, number>()
  let width = leastWidth(shown)
  for (const column of spare) {
    width += widthOf(column)
    rooms.set(column.id, roomStep(width))
  }
  return rooms
}

/** The px of pictures in a row and on a card, by the shape of the column. */
const SIZES = { cover: { row: 40, card: 56 }, avatar: { row: 28, card: 40 } }
export const pictureSize = (shape: CellShape | undefined, layout: 'row' | 'card'): number =>
  SIZES[shape === 'cover' ? 'cover' : 'avatar'][layout]

type Card<Row> = { primary: Column<Row> | undefined; lines: Column<Row>[][] }

/** The card of a phone: the primary fact first, then one line per row number. */
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
