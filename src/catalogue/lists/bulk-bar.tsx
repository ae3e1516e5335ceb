import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from '#src/catalogue/entity/delete-dialog.tsx'
import { useToggle } from '#src/catalogue/entity/use-toggle.ts'
import type { Bulk } from '#src/catalogue/lists/bulk.ts'
import { ENTITY_STATUSES } from '#src/domain/status.ts'
import classes from '#src/catalogue/lists/bulk-bar.module.css'

type Props<Row> = { taken: readonly Row[]; bulk: Bulk<Row>; onClear: () => void }

/** What can be done with the rows that are taken; it is there as long as there are any. */
export const BulkBar = <Row extends { id: string }>({ taken, bulk, onClear }: Props<Row>) => {
  const { t } = useTranslation(['lists', 'entities'])
  const [asking, setAsking] = useState(false)
  const { toggle, remove, nameOf, statusOf } = bulk
  const { isPending, change } = useToggle(toggle)
  const named = taken.map((row) => ({ id: row.id, name: nameOf(row) }))
  const rows = taken.map((row) => ({ id: row.id, name: nameOf(row), status: statusOf?.(row) ?? 'ACTIVE' }))
  return (
    <div role="region" aria-label={t('lists:bulk.label')} className={classes.bar}>
      <p role="status">{t('lists:bulk.count', { count: taken.length })}</p>
      {toggle !== undefined &&
        ENTITY_STATUSES.filter((status) => rows.some((row) => row.status !== status)).map((status) => (
          <Button key={status} variant="default" loading={isPending} onClick={() => change(rows, status)}>
            {t(`entities:toggle.${status}`)}
          </Button>
        ))}
      {remove !== undefined && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('entities:delete.action')}
        </Button>
      )}
      <CloseButton aria-label={t('lists:bulk.clear')} onClick={onClear} />
      {remove !== undefined && asking && <DeleteDialog rows={named} remove={remove} onClose={() => setAsking(false)} />}
    </div>
  )
}
