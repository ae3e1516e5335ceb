import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import type { Named } from '#src/shared/list/bulk/bulk-actions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/shared/list/bulk/delete-dialog.module.css'

/** An entity that could not be deleted, and the text of the reason. */
type RefusedDeletion = Named & { reason: string }

const reasonOf = (error: unknown): string => {
  const names = apiError(error)?.dependents.map(({ name }) => name) ?? []
  return names.length === 0 ? errorText(error) : `${errorText(error)} (${names.join(', ')})`
}

/** Deletes all at once; when some are refused, one by one, so that the others are deleted. */
const removeMany = async (
  rows: readonly Named[],
  remove: (ids: string[]) => Promise<unknown>,
): Promise<RefusedDeletion[]> => {
  try {
    await remove(rows.map(({ id }) => id))
    return []
  } catch (error) {
    const isOfSome = apiError(error)?.code === 'PRECONDITION_FAILED' && rows.length > 1
    if (!isOfSome) return rows.map((row) => ({ ...row, reason: reasonOf(error) }))
  }
  const refused: RefusedDeletion[] = []
  for (const row of rows)
    await remove([row.id]).catch((error: unknown) => refused.push({ ...row, reason: reasonOf(error) }))
  return refused
}

const NAMED = 10
const NAMED_IN_TOAST = 3

type Props = {
  rows: readonly Named[]
  remove: (ids: string[]) => Promise<unknown>
  onClose: () => void
  /** Called once something is deleted. */
  onRemoved?: () => void
}

/** Names what will be deleted, and afterwards each entity that could not be, with the reason. */
export const DeleteDialog = ({ rows, remove, onClose, onRemoved }: Props) => {
  const { t } = useTranslation(['entities', 'errors'])
  const [asked, setAsked] = useState(rows)
  const [refused, setRefused] = useState<RefusedDeletion[]>([])
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const left = await removeMany(asked, remove)
    setBusy(false)
    const gone = asked.filter(({ id }) => left.every((refusal) => refusal.id !== id))
    if (gone.length > 0) {
      onRemoved?.()
      const names = gone
        .slice(0, NAMED_IN_TOAST)
        .map(({ name }) => t('entities:delete.name', { name }))
        .join(', ')
      const count = gone.length - NAMED_IN_TOAST
      const message =
        count > 0 ? t('entities:delete.doneForMore', { names, count }) : t('entities:delete.doneFor', { names })
      void showToast({ kind: 'success', title: t('entities:delete.done'), message })
    }
    if (left.length === 0) return onClose()
    setRefused(left)
    setAsked(left)
  }
  const named = { count: asked.length, name: asked[0]?.name ?? '' }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void confirm()}
      tone="destructive"
      busy={busy}
      title={refused.length === 0 ? t('entities:delete.title', named) : t('entities:delete.refused', named)}
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
