import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { type ComponentProps, useCallback } from 'react'

/** The dialogs that are open, the topmost last. */
const openDialogs: HTMLDialogElement[] = []

/** Whether the next step back closes a dialog instead of leaving the page. */
export const closesOnBack = () => openDialogs.length > 0

/** Steps through the history; a push or a replacement may come from what is chosen in the dialog. */
const HISTORY_STEPS = new Set(['BACK', 'FORWARD', 'GO'])

type ClosesOn = 'navigation' | 'history'

/** Opens a dialog and closes it with the history; returns the cleanup. */
const openModal = (dialog: HTMLDialogElement, history: RouterHistory, closesOn: ClosesOn | undefined) => {
  const { href } = history.location
  const requestClose = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  openDialogs.push(dialog)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  const unblock = history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, currentLocation }) => {
      // A choice made in the dialog may have changed the address: the step back then undoes that choice as well.
      if (action !== 'BACK' || openDialogs.at(-1) !== dialog || currentLocation.href !== href) return false
      requestClose()
      return true
    },
  })
  const unsubscribe = history.subscribe(({ action }) => {
    if (closesOn === 'navigation' || (closesOn === 'history' && HISTORY_STEPS.has(action.type))) requestClose()
  })
  return () => {
    unblock()
    unsubscribe()
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (!dialog.open) return
    // Nobody closed it: it leaves the page, or waits hidden while its screen loads and then opens again.
    dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    // Removed from the page without being closed, it would leave the focus nowhere.
    dialog.close()
  }
}

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'onClick' | 'onCancel' | 'onClose'> & {
  onClose: () => void
  /** Which changes of the address close it too: all, or only steps through the history. */
  closesOn?: ClosesOn
}

/** Escape, a press beside the dialog and the browser's own ways to close it ask its owner. */
const closingHandlers = ({ onClose, onKeyDown }: Pick<Props, 'onClose' | 'onKeyDown'>): ComponentProps<'dialog'> => ({
  onClose,
  onKeyDown: (event) => {
    onKeyDown?.(event)
    // A search box would use Escape to clear itself; an open popover inside takes it first.
    const isTaken = event.defaultPrevented || event.currentTarget.querySelector(':popover-open') !== null
    if (event.key !== 'Escape' || isTaken) return
    event.preventDefault()
    onClose()
  },
  onCancel: (event) => {
    // A file picker inside sends the same event when it is cancelled.
    if (event.target !== event.currentTarget) return
    // The owner decides whether it closes.
    event.preventDefault()
    onClose()
  },
  onClick: (event) => {
    if (event.target === event.currentTarget) onClose()
  },
})

/** The browser's own modal dialog: it traps the focus, closes on Escape, on a press beside it and on back, and restores the focus. */
export const ModalDialog = ({ onClose, onKeyDown, closesOn, ...props }: Props) => {
  const { history } = useRouter()
  // Stable, because with another function at each render the dialog would close and open again.
  const ref = useCallback(
    (dialog: HTMLDialogElement | null) => (dialog === null ? undefined : openModal(dialog, history, closesOn)),
    [history, closesOn],
  )
  return <dialog data-liner {...props} ref={ref} {...closingHandlers({ onClose, onKeyDown })} />
}
