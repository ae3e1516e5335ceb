import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkActions, Named } from '#src/shared/list/bulk/bulk-actions.ts'
import { DeleteDialog } from '#src/shared/list/bulk/delete-dialog.tsx'
import { useToggleStatus } from '#src/shared/list/bulk/use-toggle-status.ts'
import { ENTITY_STATUSES, type EntityStatus } from '#src/domain/access/activation.ts'
import classes from '#src/shared/list/bulk/bulk-bar.module.css'

type Props = BulkActions & { selectedRows: readonly (Named & { status: EntityStatus })[]; onClear: () => void }

/** The actions on the selected rows, shown while any are selected. */
export const BulkBar = ({ selectedRows, toggle, remove, onClear }: Props) => {
  const { t } = useTranslation(['lists', 'entities'])
  const [isAsking, setAsking] = useState(false)
  const { isPending, change } = useToggleStatus(toggle)
  return (
    <section aria-label={t('lists:bulk.label')} className={classes.bar}>
      <output>{t('lists:bulk.count', { count: selectedRows.length })}</output>
      {toggle !== undefined &&
        ENTITY_STATUSES.filter((status) => selectedRows.some((row) => row.status !== status)).map((status) => (
          <Button key={status} variant="default" loading={isPending} onClick={() => change(selectedRows, status)}>
            {t(`entities:toggle.${status}`)}
          </Button>
        ))}
      {remove !== undefined && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('entities:delete.action')}
        </Button>
      )}
      <CloseButton aria-label={t('lists:bulk.clear')} onClick={onClear} />
      {remove !== undefined && isAsking && (
        <DeleteDialog rows={selectedRows} remove={remove} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}
