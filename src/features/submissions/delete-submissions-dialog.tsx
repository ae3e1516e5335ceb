import { useTranslation } from 'react-i18next'
import { useStoreName } from '#src/shared/release/use-store-name.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { useDeleteSubmissions } from '#src/features/submissions/use-delete-submissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import classes from '#src/features/submissions/selection-bar.module.css'

/** More names than this are only counted. */
const NAMED = 10

type Props = { opened: boolean; submissions: readonly Submission[]; onClose: () => void; onDeleted: () => void }

/** Asks before submissions are deleted for good, naming them. */
export const DeleteSubmissionsDialog = ({ opened, submissions, onClose, onDeleted }: Props) => {
  const { t } = useTranslation('submissions')
  const nameOf = useStoreName()
  const deleting = useDeleteSubmissions({ onDeleted, onSettled: onClose })
  const count = submissions.length
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => deleting.mutate(submissions.map(({ id }) => id))}
      title={t('select.deleteTitle', { count })}
      confirmLabel={t('select.delete')}
      tone="destructive"
      busy={deleting.isPending}
    >
      <p>{t('select.deleteLead', { count })}</p>
      <ul className={classes.named}>
        {submissions.slice(0, NAMED).map(({ id, release, storeId }) => (
          <li key={id}>{t('select.line', { title: release.title, store: nameOf(storeId) })}</li>
        ))}
        {count > NAMED && <li>{t('select.more', { count: count - NAMED })}</li>}
      </ul>
      <p>{t('select.deleteNote')}</p>
    </ConfirmDialog>
  )
}
