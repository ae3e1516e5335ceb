import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Named, type RefusedDeletion, removeMany } from '#src/shared/list/bulk/bulk-actions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/shared/list/bulk/delete-dialog.module.css'

const NAMED = 10

type Props = {
  rows: readonly Named[]
  remove: (ids: string[]) => Promise<unknown>
  onClose: () => void
  /** Told once something is gone. */
  onRemoved?: () => void
}

/** Names what goes before it goes for good, and afterwards each that could not go, with the reason. */
export const DeleteDialog = ({ rows, remove, onClose, onRemoved }: Props) => {
  const { t } = useTranslation(['entities', 'errors'])
  const [asked, setAsked] = useState(rows)
  const [refused, setRefused] = useState<RefusedDeletion[]>([])
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const left = await removeMany(asked, remove)
    setBusy(false)
    if (left.length < asked.length) onRemoved?.()
    if (left.length === 0) return onClose()
    setRefused(left)
    setAsked(left)
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void confirm()}
      tone="destructive"
      busy={busy}
      title={t('entities:delete.title', { count: asked.length, name: asked[0]?.name ?? '' })}
      confirmLabel={refused.length === 0 ? t('entities:delete.confirm') : t('entities:delete.again')}
    >
      {refused.length === 0 ? (
        <>
          <p>{t('entities:delete.lead')}</p>
          <ul className={classes.names}>
            {asked.slice(0, NAMED).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {asked.length > NAMED && <li>{t('entities:delete.more', { count: asked.length - NAMED })}</li>}
          </ul>
        </>
      ) : (
        <div role="alert">
          <ul className={classes.names}>
            {refused.map(({ id, name, reason }) => (
              <li key={id}>
                <b>{name}</b>
                <FieldError>{reason}</FieldError>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  )
}
