import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { isTyping } from '#src/ui/keyboard.ts'

const isBehindDialog = (container: Element) =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(container))

const rowsIn = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-row]')]

const move = (container: Element, step: 1 | -1) => {
  const rows = rowsIn(container)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const target = at === -1 && step === -1 ? rows.length - 1 : at + step
  rows[Math.min(Math.max(target, 0), rows.length - 1)]?.focus()
}

/** The keys of a list: `/` searches, `j` and `k` move through the rows, Enter opens the focused row, `x` selects it. */
export const useListHotkeys = (container: RefObject<HTMLElement | null>) => {
  const handleKey = (event: KeyboardEvent) => {
    const list = container.current
    if (list === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event) || isBehindDialog(list)) return
    const onRow = event.target instanceof HTMLElement && event.target.matches('[data-row]') ? event.target : null
    if (event.key === '/') list.querySelector<HTMLElement>('[role="searchbox"], input[type="search"]')?.focus()
    else if (event.key === 'j') move(list, 1)
    else if (event.key === 'k') move(list, -1)
    else if (event.key === 'Enter' && onRow !== null) onRow.querySelector<HTMLElement>('[data-row-link]')?.click()
    else if (event.key === 'x' && onRow !== null) onRow.querySelector<HTMLElement>('[data-row-box]')?.click()
    else return
    event.preventDefault()
  }
  useWindowEvent('keydown', handleKey)
}
