import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { IconX } from '#src/ui/icons.ts'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'
import { sidebar } from '#src/ui/sidebar.ts'
import classes from '#src/app/shell/drawer.module.css'

const close = () => sidebar.set(false)

/** The menu, where there is no room for it beside the page. */
export const Drawer = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell')
  const { history } = useRouter()
  // Nor does it stay over the page that the way forward leads to.
  useEffect(() => history.subscribe(close), [history])
  return (
    <ModalDialog className={classes.drawer} aria-label={t('openMenu')} onClose={close}>
      <div className={classes.content}>
        <button type="button" className={classes.close} aria-label={t('closeMenu')} onClick={close}>
          <IconX size={20} aria-hidden />
        </button>
        {children}
      </div>
    </ModalDialog>
  )
}
