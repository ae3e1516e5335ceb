import { type ReactNode, useState } from 'react'
import { errorText } from '#src/api/error-text.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { LiveRegion } from '#src/ui/live-region.tsx'

type Props = {
  title: string
  action: string
  run: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** Asks for confirmation, runs the action, and shows its failure in the dialog. */
export const ConfirmActionDialog = ({ title, action, run, onClose, children }: Props) => {
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await run()
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      opened
      tone="destructive"
      title={title}
      confirmLabel={action}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {children}
      <LiveRegion role="alert">{failure !== null && <FieldError>{errorText(failure)}</FieldError>}</LiveRegion>
    </ConfirmDialog>
  )
}
