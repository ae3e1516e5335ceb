import { Button, ActionIcon, VisuallyHidden } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#src/shared/list/panels/list-panel.tsx'
import { type ColumnLayout, desktopOrder } from '#src/shared/list/table/column.ts'
import { columnsParamOf, moved, toggleColumn, visibleColumns, isTitle } from '#src/shared/list/table/visible-columns.ts'
import { IconArrowDown, IconArrowUp } from '#src/ui/icons.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'
import classes from '#src/shared/list/panels/columns-panel.module.css'

type Props = {
  name: string
  /** The index among the visible columns; -1 for a hidden one. */
  index: number
  total: number
  isTitle: boolean
  onToggle: () => void
  onMove: (step: 1 | -1) => void
  /** Called with each button when the row's position has changed. */
  onMoved: (step: 1 | -1, button: HTMLButtonElement | null) => void
}

const STEPS = [
  { step: -1, text: 'columns.up', Icon: IconArrowUp },
  { step: 1, text: 'columns.down', Icon: IconArrowDown },
] as const

const ColumnRow = ({ name, index, total, isTitle, onToggle, onMove, onMoved }: Props) => {
  const { t } = useTranslation('lists')
  const isShown = index !== -1
  const leads = (step: 1 | -1) => index + step >= 0 && index + step < total
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
        STEPS.map(({ step, text, Icon }) => (
          <ActionIcon
            key={step}
            ref={(button) => onMoved(step, button)}
            aria-label={t(text, { name })}
            // Not `disabled`, which would drop the focus when the end is reached.
            aria-disabled={!leads(step)}
            onClick={() => leads(step) && onMove(step)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
    </li>
  )
}

/** The search param after a change of the ids that `choice` makes visible. */
export const changedChoice = (
  columns: readonly ColumnLayout[],
  choice: string,
  change: (ids: readonly string[]) => readonly string[],
): string => columnsParamOf(columns, change(desktopOrder(visibleColumns(columns, choice)).map(({ id }) => id)))

/** Chooses the columns of the table and their order; hidden ones are listed last. */
export const ColumnsPanel = ({ columns, state, onClose }: PanelProps) => {
  const { t } = useTranslation('lists')
  const navigate = useNavigate()
  const [announcement, setAnnouncement] = useState('')
  const pressed = useRef<{ id: string; step: 1 | -1; from: number } | null>(null)
  const all = columns.filter(({ desktop }) => desktop !== undefined)
  const shown = desktopOrder(visibleColumns(all, state.columns))
  const ids = shown.map(({ id }) => id)
  const hidden = all.filter(({ id }) => !ids.includes(id))
  // A row that moves in the page loses the focus of its pressed button.
  const restoreFocus = (id: string, index: number, step: 1 | -1, button: HTMLButtonElement | null) => {
    const isPressed = pressed.current?.id === id && pressed.current.step === step
    if (button === null || !isPressed || pressed.current?.from === index) return
    pressed.current = { id, step, from: index }
    button.focus()
  }
  const choose = (change: (ids: readonly string[]) => readonly string[]) =>
    // Each step replaces the one before, so that back leads to the list as it was when the panel opened. It begins with
    // the address, because a quick second press comes before the first is rendered.
    void navigate({
      to: '.',
      search: (before) => ({ ...before, columns: changedChoice(all, before.columns ?? '', change) }),
      replace: true,
      resetScroll: false,
    })

  return (
    <SidePanel
      title={t('columns.open')}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="default"
            onClick={() => {
              pressed.current = null
              choose(() => [])
            }}
          >
            {t('columns.reset')}
          </Button>
          <Button onClick={onClose}>{t('columns.done')}</Button>
        </>
      }
    >
      <p className={classes.lead}>{t('columns.lead')}</p>
      <ol className={classes.columns}>
        {[...shown, ...hidden].map((column) => {
          const name = t(`column.${column.header}`)
          const index = ids.indexOf(column.id)
          return (
            <ColumnRow
              key={column.id}
              name={name}
              index={index}
              total={ids.length}
              isTitle={isTitle(column)}
              onToggle={() => {
                pressed.current = null
                choose((chosen) => toggleColumn(chosen, column.id))
              }}
              onMoved={(step, button) => restoreFocus(column.id, index, step, button)}
              onMove={(step) => {
                pressed.current = { id: column.id, step, from: index }
                setAnnouncement(t('columns.moved', { name, position: index + step + 1, total: ids.length }))
                choose((chosen) => moved(chosen, column.id, step))
              }}
            />
          )
        })}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </SidePanel>
  )
}
