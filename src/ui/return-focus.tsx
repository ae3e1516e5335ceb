import { useState } from 'react'

const AFTER_THE_DIALOG_MS = 20

const giveBack = (element: Element | null) => {
  const lost = document.activeElement === null || document.activeElement === document.body
  if (lost && element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
}

/** Inside a dialog: gives the focus back however it goes, also when it is taken away instead of being closed. */
export const ReturnFocus = () => {
  const [before] = useState(() => document.activeElement)
  return (
    <span
      hidden
      ref={() => () => {
        setTimeout(() => giveBack(before), AFTER_THE_DIALOG_MS)
      }}
    />
  )
}
