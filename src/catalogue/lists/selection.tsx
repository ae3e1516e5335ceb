import classes from '#src/catalogue/lists/selection.module.css'

/** Rows that can be taken: a press anywhere on one takes it or puts it back. */
export type Selection<Row> = {
  selected: ReadonlySet<string>
  toggle: (row: Row) => void
  labelOf: (row: Row) => string
  isFixed: (row: Row) => boolean
}

export const SelectionBox = <Row extends { id: string }>({
  row,
  selection,
}: {
  row: Row
  selection: Selection<Row>
}) => (
  <input
    type="checkbox"
    className={classes.box}
    aria-label={selection.labelOf(row)}
    checked={selection.selected.has(row.id) || selection.isFixed(row)}
    disabled={selection.isFixed(row)}
    onClick={(event) => event.stopPropagation()}
    onChange={() => selection.toggle(row)}
  />
)
