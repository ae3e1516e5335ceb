import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { isApple, isPaletteKey } from '#src/app/palette/palette-keys.ts'
import { closePalette } from '#src/app/palette/palette-state.ts'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'
import classes from '#src/app/palette/palette-dialog.module.css'

/** The palette's own dialog, over all the others. */
export const PaletteDialog = ({ label, children }: { label: string; children: ReactNode }) => {
  const { history } = useRouter()
  // Also the way back leads out of it.
  useEffect(() => history.subscribe(closePalette), [history])
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed here is not meant for the screen behind.
    event.stopPropagation()
    if (!isPaletteKey(event, isApple)) return
    event.preventDefault()
    closePalette()
  }
  return (
    <ModalDialog aria-label={label} className={classes.sheet} onClose={closePalette} onKeyDown={onKeyDown}>
      {/* Takes the focus of a click between its parts, so that no key goes astray. */}
      <div tabIndex={-1} className={classes.content}>
        {children}
      </div>
    </ModalDialog>
  )
}
