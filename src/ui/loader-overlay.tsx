import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { overlay, overlayIsLate } from '#src/ui/loader-overlay-store.ts'
import classes from '#src/ui/loader-overlay.module.css'

type Props = { onLeave: () => void }

const OverlayPlate = ({ onLeave }: Props) => {
  const { t } = useTranslation('common')
  const isLate = useStore(overlayIsLate)
  const captureKeys = useCallback(
    (cancel: HTMLButtonElement | null) => {
      if (cancel === null) return undefined
      const before = document.activeElement
      const handleKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') return
        // A dialog below would close with the same key.
        event.preventDefault()
        event.stopPropagation()
        if (event.key === 'Escape') onLeave()
        else cancel.focus()
      }
      window.addEventListener('keydown', handleKey, { capture: true })
      return () => {
        window.removeEventListener('keydown', handleKey, { capture: true })
        if (document.activeElement === cancel && before instanceof HTMLElement) before.focus()
      }
    },
    [onLeave],
  )
  return (
    <span className={classes.plate}>
      <span className={classes.record} aria-hidden />
      <span>{t(isLate ? 'workingLong' : 'working')}</span>
      <Button
        ref={captureKeys}
        className={classes.cancel}
        variant="default"
        size="sm"
        radius="xl"
        aria-keyshortcuts="Escape"
        onClick={onLeave}
      >
        {t('cancel')}
      </Button>
    </span>
  )
}

/**
 * An open modal dialog makes the rest of the page inert, so the overlay is drawn inside it. Only in Liner's own dialogs: one
 * of a sign-in provider needs the person while the overlay is shown.
 */
const openDialog = () => [...document.querySelectorAll('dialog[data-liner]:modal')].at(-1) ?? null

/** Covers the page while a change is being sent, and can be cancelled. The focus stays where it is unless Tab moves it. */
export const LoaderOverlay = ({ onLeave }: Props) => {
  const shown = useStore(overlay)
  const dialog = shown ? openDialog() : null
  const layer = (
    <output className={classes.overlay} data-shown={shown || undefined}>
      {shown && <OverlayPlate onLeave={onLeave} />}
    </output>
  )
  return dialog === null ? layer : createPortal(layer, dialog)
}
