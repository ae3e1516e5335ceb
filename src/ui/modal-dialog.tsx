import type { ComponentProps } from 'react'
import { useCloseOnBack } from '#src/ui/use-close-on-back.ts'

/** One function for good: with a new one at every render the dialog would close and open again. */
const show = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal()
  dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  // Gone from the page without being closed, it would leave the focus nowhere.
  return () => dialog?.close()
}

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'onClick' | 'onCancel' | 'onClose'> & { onClose: () => void }

/** The browser's own dialog: it keeps the focus inside, closes on Escape or beside it, and gives the focus back. */
export const ModalDialog = ({ onClose, onKeyDown, ...props }: Props) => {
  useCloseOnBack(onClose)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys and presses of all that is in the dialog arrive here
    <dialog
      data-liner
      {...props}
      ref={show}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // A search box would keep the key, to clear itself; what stands open inside takes it first.
        const isTaken = event.defaultPrevented || event.currentTarget.querySelector(':popover-open') !== null
        if (event.key !== 'Escape' || isTaken) return
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onCancel={(event) => {
        // Whoever opened it says whether it closes; a picker of files inside it is cancelled by the same event.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    />
  )
}
