import classes from '#src/shared/list/table/row-selection.module.css'

/** Rows that can be taken: a press on a row's box, or anywhere on it where it leads nowhere, takes it or puts it back. */
export type RowSelection<Row> = {
  selected: ReadonlySet<string>
  toggle: (row: Row) => void
  labelOf: (row: Row) => string
  /** What is taken already and stays so. */
  isFixed?: (row: Row) => boolean
  /** What the person may do nothing with cannot be taken. */
  isSelectable?: (row: Row) => boolean
  /** One box for the whole page. */
  all?: { label: string; toggle: () => void; state: 'none' | 'some' | 'all' }
}

type Props<Row> = { row: Row; selection: RowSelection<Row> }

export const SelectionBox = <Row extends { id: string }>({ row, selection }: Props<Row>) => {
  const isFixed = selection.isFixed?.(row) === true
  return (
    <input
      type="checkbox"
      className={classes.box}
      data-row-box
      aria-label={selection.labelOf(row)}
      checked={isFixed || selection.selected.has(row.id)}
      disabled={isFixed || selection.isSelectable?.(row) === false}
      onClick={(event) => event.stopPropagation()}
      onChange={() => selection.toggle(row)}
    />
  )
}

export const SelectAllBox = ({ all: { label, toggle, state } }: { all: NonNullable<RowSelection<never>['all']> }) => (
  <input
    type="checkbox"
    className={classes.box}
    aria-label={label}
    checked={state === 'all'}
    ref={(box) => {
      if (box !== null) box.indeterminate = state === 'some'
    }}
    onChange={toggle}
  />
)
