import { useTranslation } from 'react-i18next'
import { Finder } from '#src/app/palette/finder.tsx'
import { ShortcutList } from '#src/app/palette/shortcut-list.tsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { isApple, isPaletteKey, closePalette } from '#src/app/palette/palette-keys.ts'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'
import classes from '#src/app/palette/palette-dialog.module.css'

/** The palette's own dialog, over all the others. */
const PaletteDialog = ({ label, children }: { label: string; children: ReactNode }) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed here is not meant for the screen behind.
    event.stopPropagation()
    if (!isPaletteKey(event, isApple)) return
    event.preventDefault()
    closePalette()
  }
  return (
    <ModalDialog
      aria-label={label}
      className={classes.sheet}
      closesOn="navigation"
      onClose={closePalette}
      onKeyDown={onKeyDown}
    >
      {/* Takes the focus of a click between its parts, so that no key goes astray. */}
      <div tabIndex={-1} className={classes.content}>
        {children}
      </div>
    </ModalDialog>
  )
}

/** What lies over the page: all that can be found, or the keys of this screen. */
export const Palette = ({ shown }: { shown: 'search' | 'keys' }) => {
  const { t } = useTranslation('palette')
  return (
    <PaletteDialog key={shown} label={t(shown === 'search' ? 'label' : 'keys.title')}>
      {shown === 'search' ? <Finder /> : <ShortcutList />}
    </PaletteDialog>
  )
}
