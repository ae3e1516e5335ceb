import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/catalogue/error-text.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'

type Props = { name: string; leave: () => Promise<void>; onClose: () => void }

/** Asks before somebody leaves an organization: only those who manage it can bring them back. */
export const LeaveDialog = ({ name, leave, onClose }: Props) => {
  const { t } = useTranslation(['profile', 'errors'])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await leave()
      onClose()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      opened
      tone="destructive"
      busy={busy}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('profile:organization.leaveTitle', { name })}
      confirmLabel={t('profile:organization.leave')}
    >
      <p>{t('profile:organization.leaveLead')}</p>
      <div role="alert">{failure !== null && <FieldError>{errorText(failure)}</FieldError>}</div>
    </ConfirmDialog>
  )
}
