import { CloseButton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'
import { useCloseOnNavigation } from '#src/ui/use-close-on-navigation.ts'
import classes from '#src/ui/side-panel.module.css'

const LEAVING = new Set(['BACK', 'FORWARD', 'GO'])

type Props = { title: string; onClose: () => void; foot?: ReactNode; children: ReactNode }

/** At the side of what it is about, a sheet at the bottom of a phone. */
export const SidePanel = ({ title, onClose, foot, children }: Props) => {
  const { t } = useTranslation('common')
  const id = useId()
  // The way back leads out of it; what is chosen in it may stand in the address.
  useCloseOnNavigation(onClose, LEAVING)
  return (
    <ModalDialog className={classes.panel} aria-labelledby={id} onClose={onClose}>
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
