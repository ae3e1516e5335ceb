import { Button, ActionIcon, VisuallyHidden } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moved, toggleColumn, columnsParamOf, visibleColumns, isTitle } from '#src/shared/list/table/visible-columns.ts'
import type { PanelProps } from '#src/shared/list/panels/list-panel.tsx'
import { desktopOrder } from '#src/shared/list/table/column.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'
import classes from '#src/shared/list/panels/columns-panel.module.css'
import { IconArrowDown, IconArrowUp } from '#src/ui/icons.ts'

type Props = {
  name: string
  /** Among those shown; -1 for one that is not. */
  place: number
  total: number
  isTitle: boolean
  onToggle: () => void
  onMove: (step: 1 | -1) => void
  /** Is given each button whenever the row has another place. */
  onMoved: (step: 1 | -1, button: HTMLButtonElement | null) => void
}

const WAYS = [
  { step: -1, text: 'columns.up', Icon: IconArrowUp },
  { step: 1, text: 'columns.down', Icon: IconArrowDown },
] as const

const ColumnRow = ({ name, place, total, isTitle, onToggle, onMove, onMoved }: Props) => {
  const { t } = useTranslation('lists')
  const isShown = place !== -1
  const leads = (step: 1 | -1) => place + step >= 0 && place + step < total
  return (
    <li className={classes.column} data-hidden={!isShown || undefined}>
      <label className={classes.choice}>
        <input type="checkbox" checked={isShown} disabled={isTitle} onChange={onToggle} />
        <span>
          {name}
          {isTitle && <small>{t('columns.always')}</small>}
        </span>
      </label>
      {isShown &&
        WAYS.map(({ step, text, Icon }) => (
          <ActionIcon
            key={step}
            ref={(button) => onMoved(step, button)}
            aria-label={t(text, { name })}
            // Not `disabled`, which would take the focus away from whoever just reached the end.
            aria-disabled={!leads(step)}
            onClick={() => leads(step) && onMove(step)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
    </li>
  )
}

/** Which columns the table shows and in which order; those it does not show stand at the end. */
export const ColumnsPanel = ({ columns, state, onClose }: PanelProps) => {
  const { t } = useTranslation('lists')
  const navigate = useNavigate()
  const [said, say] = useState('')
  const pressed = useRef<{ id: string; step: 1 | -1; target: number } | null>(null)
  const all = columns.filter(({ desktop }) => desktop !== undefined)
  const shown = desktopOrder(visibleColumns(all, state.columns))
  const ids = shown.map(({ id }) => id)
  const hidden = all.filter(({ id }) => !ids.includes(id))
  // A row that changes its place takes the focus off what was pressed in it.
  const restoreFocus = (id: string, place: number, step: 1 | -1, button: HTMLButtonElement | null) => {
    const isPressed = pressed.current?.id === id && pressed.current.step === step
    if (button === null || !isPressed || pressed.current?.target !== place) return
    pressed.current = null
    button.focus()
  }
  const choose = (next: readonly string[]) =>
    // Step by step to the wanted order: the way back leads to the list as it was before, not through the steps.
    void navigate({
      to: '.',
      search: (before) => ({ ...before, columns: columnsParamOf(all, next) }),
      replace: true,
      resetScroll: false,
    })

  return (
    <SidePanel
      title={t('columns.open')}
      onClose={onClose}
      foot={
        <>
          <Button variant="default" onClick={() => choose([])}>
            {t('columns.reset')}
          </Button>
          <Button onClick={onClose}>{t('filter.show')}</Button>
        </>
      }
    >
      <p className={classes.lead}>{t('columns.lead')}</p>
      <ol className={classes.columns}>
        {[...shown, ...hidden].map((column) => {
          const name = t(`column.${column.header}`)
          const place = ids.indexOf(column.id)
          return (
            <ColumnRow
              key={column.id}
              name={name}
              place={place}
              total={ids.length}
              isTitle={isTitle(column)}
              onToggle={() => {
                pressed.current = null
                choose(toggleColumn(ids, column.id))
              }}
              onMoved={(step, button) => restoreFocus(column.id, place, step, button)}
              onMove={(step) => {
                pressed.current = { id: column.id, step, target: place + step }
                say(t('columns.moved', { name, place: place + step + 1, total: ids.length }))
                choose(moved(ids, column.id, step))
              }}
            />
          )
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </SidePanel>
  )
}
