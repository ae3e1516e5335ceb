import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BULK_MAX } from '#src/contract/shared-schemas.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { DeleteSubmissionsDialog } from '#src/features/submissions/delete-submissions-dialog.tsx'
import type { SelectedSubmissions } from '#src/features/submissions/use-selected-submissions.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { IconX } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/selection-bar.module.css'

/** What is selected, and what can be done with all of it. It is always there, so that no row moves. */
export const SelectionBar = ({ items, selected }: { items: readonly Submission[]; selected: SelectedSubmissions }) => {
  const { t } = useTranslation('submissions')
  const online = useOnline()
  // What was asked about stays in the dialog's words while that closes.
  const [asked, setAsked] = useState<{ submissions: readonly Submission[]; opened: boolean }>({
    submissions: [],
    opened: false,
  })
  const count = selected.rows.size
  const ofPage = items.filter(({ id }) => selected.rows.has(id)).length
  return (
    <div role="group" aria-label={t('select.label')} className={classes.bar}>
      <label className={classes.page}>
        <input
          type="checkbox"
          checked={ofPage === items.length}
          ref={(box) => {
            if (box !== null) box.indeterminate = ofPage > 0 && ofPage < items.length
          }}
          onChange={() => selected.togglePage(items)}
        />
        {count === 0 ? t('select.page') : t('select.count', { count })}
        {selected.isFull && <span className={classes.full}>{t('select.full', { max: BULK_MAX })}</span>}
      </label>
      {count > 0 && (
        <span className={classes.actions}>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={t('select.clear')}
            title={t('select.clear')}
            onClick={selected.clear}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            disabled={!online}
            onClick={() => setAsked({ submissions: [...selected.rows.values()], opened: true })}
          >
            {t('select.delete')}
          </Button>
        </span>
      )}
      <DeleteSubmissionsDialog
        {...asked}
        onClose={() => setAsked({ ...asked, opened: false })}
        onDeleted={selected.clear}
      />
    </div>
  )
}
