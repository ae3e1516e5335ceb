import { Button, CloseButton } from '@mantine/core'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ENTITY_STATUSES, type EntityStatus } from '#src/domain/access/activation.ts'
import type { BulkActions, Named } from '#src/shared/list/bulk/bulk-actions.ts'
import { DeleteDialog } from '#src/shared/list/bulk/delete-dialog.tsx'
import { useToggleStatus } from '#src/shared/list/bulk/use-toggle-status.ts'
import type { RowSelection } from '#src/shared/list/table/row-selection.tsx'
import { takeLostFocus, useFocusAfter } from '#src/ui/lost-focus.ts'
import classes from '#src/shared/list/bulk/bulk-bar.module.css'

const isOpen = (selector: string) => document.querySelector(selector) !== null

/** Escape ends the selection, and so does the step back in the mode for it; what is open over the page closes first. */
const openWayOut = (history: RouterHistory, isMode: boolean, onLeave: () => void) => {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isOpen('dialog[open], :popover-open')) onLeave()
  }
  document.addEventListener('keydown', onKey)
  const unblock = history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) => {
      if (!isMode || action !== 'BACK' || isOpen('dialog[open]')) return false
      onLeave()
      return true
    },
  })
  return () => {
    unblock()
    document.removeEventListener('keydown', onKey)
  }
}

const listedRows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** With the bar goes what was pressed on it: the keyboard goes on from the row in the place of the first that was selected. */
const focusRowAfter = (bar: HTMLElement | null, place: number) => {
  const { pathname } = location
  setTimeout(() => {
    const rows = listedRows()
    // Another page places the focus itself.
    if (bar?.isConnected === false && location.pathname === pathname) takeLostFocus(rows[place] ?? rows.at(-1))
  })
}

type Props = BulkActions & {
  selectedRows: readonly (Named & { status: EntityStatus })[]
  all: RowSelection<never>['all']
  /** Whether presses on rows select them. */
  isMode: boolean
  onClear: () => void
}

/** How many rows are selected, and what can be done with them. It lies over the page and moves nothing. */
export const BulkBar = ({ selectedRows, toggle, remove, all, isMode, onClear }: Props) => {
  const { t } = useTranslation(['lists', 'entities'])
  const [isAsking, setAsking] = useState(false)
  const { isPending, change } = useToggleStatus(toggle)
  const { history } = useRouter()
  const bar = useRef<HTMLElement>(null)
  const place = useRef(0)
  useFocusAfter(isPending, () => bar.current?.querySelector('button'))
  const hasSome = selectedRows.length > 0
  const statuses = ENTITY_STATUSES.filter((status) => selectedRows.some((row) => row.status !== status))
  return (
    <section
      ref={(section) => {
        bar.current = section
        const closeWayOut = openWayOut(history, isMode, onClear)
        return () => {
          closeWayOut()
          focusRowAfter(section, place.current)
        }
      }}
      onClickCapture={() => {
        place.current = listedRows().findIndex((row) => row.querySelector('[data-row-box]:checked') !== null)
      }}
      aria-label={t('lists:bulk.label')}
      className={classes.bar}
      data-mode={isMode || undefined}
      data-sticky-bar
    >
      <output>{t('lists:bulk.count', { count: selectedRows.length })}</output>
      {isMode && all !== undefined && all.state !== 'all' && (
        <Button className={classes.all} variant="subtle" onClick={all.toggle}>
          {all.label}
        </Button>
      )}
      {toggle !== undefined &&
        statuses.map((status) => (
          <Button key={status} variant="default" loading={isPending} onClick={() => change(selectedRows, status)}>
            {t(`entities:toggle.${status}`)}
          </Button>
        ))}
      {remove !== undefined && hasSome && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('entities:delete.action')}
        </Button>
      )}
      <CloseButton
        className={classes.close}
        aria-label={t(isMode ? 'lists:select.leave' : 'lists:bulk.clear')}
        onClick={onClear}
      />
      {remove !== undefined && isAsking && (
        <DeleteDialog rows={selectedRows} remove={remove} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}
