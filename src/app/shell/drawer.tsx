import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { IconX } from '#src/ui/icons.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import classes from '#src/app/shell/drawer.module.css'

const close = () => sidebar.set(false)

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export const Drawer = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell')
  const { history } = useRouter()
  // Also the way back leads out of it.
  useEffect(() => history.subscribe(close), [history])
  return (
    <dialog
      ref={(dialog) => {
        dialog?.showModal()
        // Gone from the page without being closed, it would leave the focus nowhere.
        return () => dialog?.close()
      }}
      className={classes.drawer}
      aria-label={t('openMenu')}
      onClose={close}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className={classes.content}>
        <button type="button" className={classes.close} aria-label={t('closeMenu')} onClick={close}>
          <IconX size={20} aria-hidden />
        </button>
        {children}
      </div>
    </dialog>
  )
}
