import { useWindowEvent } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import type { MoreAction } from '#src/shared/page/more-button.tsx'
import { IconCheck } from '#src/ui/icons.ts'
import classes from '#src/shared/page/more-menu.module.css'

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
const close = (menu: HTMLElement | null) => menu?.closest<HTMLElement>('[popover]')?.hidePopover()

/** How the keys move through the entries: around, and to both ends. */
const targetOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 })[key]

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const menu = event.currentTarget
  if (event.key === 'Tab') close(menu)
  const items = itemsOf(menu)
  const at = items.findIndex((item) => item === document.activeElement)
  const target = targetOf(event.key, at, items.length)
  if (target === undefined) return
  event.preventDefault()
  items[target]?.focus()
}

const focusFirst = (menu: HTMLElement | null) => {
  if (menu !== null) itemsOf(menu)[0]?.focus()
}

const MoreItem = ({ action }: { action: MoreAction }) => {
  const { label, Icon, isChecked } = action
  const content = (
    <>
      <Icon size={18} aria-hidden />
      {label}
      {isChecked === true && <IconCheck size={18} aria-hidden />}
    </>
  )
  const shared = { className: classes.item, tabIndex: -1 }
  if ('link' in action)
    return (
      <Link {...action.link} {...shared} role="menuitem">
        {content}
      </Link>
    )
  const choice = { role: isChecked === undefined ? 'menuitem' : 'menuitemcheckbox', 'aria-checked': isChecked }
  return (
    <button type="button" {...shared} {...choice} onClick={action.run}>
      {content}
    </button>
  )
}

/** The entries behind a “⋯” button, fetched when it is first pointed at. */
export const MoreMenu = ({ label, actions }: { label: string; actions: readonly MoreAction[] }) => {
  const menu = useRef<HTMLElement | null>(null)
  // It is placed once, so it may not stay behind when the page moves under it.
  useWindowEvent('scroll', () => close(menu.current))
  return (
    <div
      ref={(element) => {
        menu.current = element
        focusFirst(element)
      }}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={moveFocus}
      // The menu closes before the action runs, so that a dialog gets the focus and gives it back to the button.
      onClickCapture={({ target, currentTarget }) => target !== currentTarget && close(currentTarget)}
    >
      {actions.map((action) => (
        <MoreItem key={action.label} action={action} />
      ))}
    </div>
  )
}
