import { CloseButton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'
import classes from '#src/ui/side-panel.module.css'

type Props = { title: string; onClose: () => void; foot?: ReactNode; children: ReactNode }

/** A panel at the side of the screen, on a phone a sheet at the bottom. */
export const SidePanel = ({ title, onClose, foot, children }: Props) => {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    // What is chosen in it may change the address, which closes nothing.
    <ModalDialog className={classes.panel} aria-labelledby={id} closesOn="history" onClose={onClose}>
      <div className={classes.content}>
        <header className={classes.header}>
          <h2 id={id}>{title}</h2>
          <CloseButton size="lg" aria-label={t('close')} onClick={onClose} />
        </header>
        <div className={classes.body}>{children}</div>
        {foot !== undefined && <footer className={classes.foot}>{foot}</footer>}
      </div>
    </ModalDialog>
  )
}
