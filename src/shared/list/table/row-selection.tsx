import { type MouseEvent, useState, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#src/shared/list/table/row-selection.module.css'

const HOLD_MS = 500
/** A finger never rests quite still. */
const SLACK_PX = 10

/** Hears when a finger rests on a row. What the browser would do then, and the press that ends it, are left out. */
export const useLongPress = (onHold: (row: HTMLElement) => void) => {
  const press = useRef({ timer: 0, x: 0, y: 0, isTouch: false, isHeld: false })
  const end = () => clearTimeout(press.current.timer)
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end()
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      const isTouch = pointerType === 'touch' && row !== null
      const hold = () => {
        if (row === null) return
        press.current.isHeld = true
        onHold(row)
      }
      press.current = { timer: isTouch ? window.setTimeout(hold, HOLD_MS) : 0, x, y, isTouch, isHeld: false }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current
      if (Math.hypot(clientX - x, clientY - y) > SLACK_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (press.current.isTouch) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!press.current.isHeld) return
      press.current.isHeld = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** Rows that can be selected: by their checkbox, or by a press anywhere on a row without a link. */
export type RowSelection<Row> = {
  selected: ReadonlySet<string>
  toggle: (row: Row) => void
  labelOf: (row: Row) => string
  /** Rows that are selected and cannot be deselected. */
  isFixed?: (row: Row) => boolean
  /** Whether a row can be selected: not without an action the viewer may do. */
  isSelectable?: (row: Row) => boolean
  /** The checkbox for the whole page. */
  all?: { label: string; toggle: () => void; state: 'none' | 'some' | 'all' }
  /** The mode in which a press on a row selects it instead of opening it. Without it, the boxes are always shown. */
  mode?: { isOn: boolean; enter: (id?: string) => void }
}

/** Whether all boxes of the rows are shown. */
export const showsBoxes = ({ mode, selected }: RowSelection<never>): boolean =>
  mode === undefined || mode.isOn || selected.size > 0

/** What a press on a row does besides opening it, or instead. */
export const rowPress = <Row,>(row: Row, selection: RowSelection<Row> | undefined, opens: boolean | undefined) => {
  if (selection === undefined) return {}
  if (opens !== true) return { onClick: () => selection.toggle(row) }
  if (selection.mode?.isOn !== true) return {}
  const onClickCapture = (event: MouseEvent) => {
    // The box itself hears of its press.
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    event.stopPropagation()
    selection.toggle(row)
  }
  return { onClickCapture }
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

type Options<Row> = {
  rows: readonly Row[] | undefined
  nameOf: (row: Row) => string
  isSelectable?: ((row: Row) => boolean) | undefined
  /** The state of the list; a change of it clears the selection. */
  view: string
}

/** The selected rows of the shown page. */
export const useRowSelection = <Row extends { id: string }>({
  rows,
  nameOf,
  isSelectable = () => true,
  view,
}: Options<Row>) => {
  const { t } = useTranslation('lists')
  const [picked, setPicked] = useState<{ view: string; ids: ReadonlySet<string> }>({ view, ids: new Set() })
  const [isOn, setOn] = useState(false)
  const ids = picked.view === view ? picked.ids : new Set<string>()
  const selectedRows = (rows ?? []).filter(({ id }) => ids.has(id))
  const selectable = (rows ?? []).filter(isSelectable)
  const select = (next: Iterable<string>) => setPicked({ view, ids: new Set(next) })
  const selection: RowSelection<Row> = {
    selected: new Set(selectedRows.map(({ id }) => id)),
    toggle: (row) => {
      if (isSelectable(row)) select(ids.has(row.id) ? [...ids].filter((other) => other !== row.id) : [...ids, row.id])
    },
    labelOf: (row) => t(isSelectable(row) ? 'select.row' : 'select.notAllowed', { name: nameOf(row) }),
    isSelectable,
    all: {
      label: t('select.all'),
      toggle: () => select(selectedRows.length === selectable.length ? [] : selectable.map(({ id }) => id)),
      state: selectedRows.length === 0 ? 'none' : selectedRows.length === selectable.length ? 'all' : 'some',
    },
    mode: {
      isOn,
      enter: (id) => {
        setOn(true)
        const held = selectable.filter((row) => row.id === id)
        select([...ids, ...held.map((row) => row.id)])
      },
    },
  }
  const leave = () => {
    setOn(false)
    select([])
  }
  return { selection, selectedRows, clear: leave }
}
