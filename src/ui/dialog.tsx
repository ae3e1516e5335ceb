import { CloseButton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'
import classes from '#src/ui/dialog.module.css'

type Props = {
  onClose: () => void
  title: ReactNode
  size?: 'default' | 'medium' | 'large' | 'full'
  children: ReactNode
}

const OpenDialog = ({ onClose, title, size = 'default', children }: Props) => {
  const { t } = useTranslation('common')
  const id = useId()
  // Outside the form or text that opens it: its content and keys are its own.
  return createPortal(
    <ModalDialog className={classes.dialog} data-size={size} aria-labelledby={id} onClose={onClose}>
      <div className={classes.content}>
        <header className={classes.header}>
          <h2 id={id}>{title}</h2>
          <CloseButton size="lg" aria-label={t('close')} onClick={onClose} />
        </header>
        <div className={classes.body}>{children}</div>
      </div>
    </ModalDialog>,
    document.body,
  )
}

/** A modal dialog; on a phone a sheet that rises from the bottom. */
export const Dialog = ({ opened, ...props }: Props & { opened: boolean }) => (opened ? <OpenDialog {...props} /> : null)
