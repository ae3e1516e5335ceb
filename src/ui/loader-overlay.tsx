import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { overlay, overlayIsLate } from '#src/ui/loader-overlay-store.ts'
import { useStore } from 'zustand'
import classes from '#src/ui/loader-overlay.module.css'

type Props = { onLeave: () => void }

const Plate = ({ onLeave }: Props) => {
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
    <div className={classes.plate}>
      <span className={classes.record} aria-hidden />
      <p className={classes.words}>{t(isLate ? 'workingLong' : 'working')}</p>
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
    </div>
  )
}

/**
 * Nothing beside an open dialog can be pressed: there, the overlay stands in it. Only in Liner's own: somebody else's,
 * such as a sign-in provider's, waits for the person while the overlay stands.
 */
const openDialog = () => [...document.querySelectorAll('dialog[data-liner]:modal')].at(-1) ?? null

/** Stands over the page while something is being changed, and can be left. The focus stays where it is unless Tab moves it. */
export const LoaderOverlay = ({ onLeave }: Props) => {
  const shown = useStore(overlay)
  const dialog = shown ? openDialog() : null
  const layer = (
    <div role="status" className={classes.overlay} data-shown={shown || undefined}>
      {shown && <Plate onLeave={onLeave} />}
    </div>
  )
  return dialog === null ? layer : createPortal(layer, dialog)
}
