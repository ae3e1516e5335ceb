import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Finder } from '#src/app/palette/finder.tsx'
import classes from '#src/app/palette/palette-dialog.module.css'
import { closePalette, isApple, isPaletteKey } from '#src/app/palette/palette-keys.ts'
import { ShortcutList } from '#src/app/palette/shortcut-list.tsx'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'

const PaletteDialog = ({ label, children }: { label: string; children: ReactNode }) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys typed here are not meant for the page behind.
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
      {/* Takes the focus of a click between the controls, so that keys still reach the dialog. */}
      <div tabIndex={-1} className={classes.content}>
        {children}
      </div>
    </ModalDialog>
  )
}

export const Palette = ({ content }: { content: 'search' | 'keys' }) => {
  const { t } = useTranslation('palette')
  return (
    <PaletteDialog key={content} label={t(content === 'search' ? 'label' : 'keys.title')}>
      {content === 'search' ? <Finder /> : <ShortcutList />}
    </PaletteDialog>
  )
}
