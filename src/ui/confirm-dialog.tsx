import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/ui/confirm-dialog.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  confirmLabel: string
  /** Where “Cancel” beside the name of the action would say the same. */
  cancelLabel?: string
  tone?: 'default' | 'destructive'
  busy?: boolean
  children?: ReactNode
}

/** Asks for confirmation; the content names what will change. */
export const ConfirmDialog = ({ tone = 'default', busy = false, children, ...props }: Props) => {
  const { t } = useTranslation('common')
  const { opened, onClose, onConfirm, title, confirmLabel, cancelLabel } = props
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      {children}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button
          className={tone === 'destructive' ? classes.destructive : undefined}
          // Enter confirms, unless the action is destructive.
          data-autofocus={tone === 'default' || undefined}
          // The second click of a double click comes before the button shows that it works.
          onClick={({ detail }) => detail < 2 && onConfirm()}
          loading={busy}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
