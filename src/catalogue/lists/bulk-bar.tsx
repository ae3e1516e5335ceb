import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangeMany, Named } from '#src/catalogue/entity/change-many.ts'
import { DeleteDialog } from '#src/catalogue/entity/delete-dialog.tsx'
import { useToggle } from '#src/catalogue/entity/use-toggle.ts'
import { ENTITY_STATUSES, type EntityStatus } from '#src/domain/status.ts'
import classes from '#src/catalogue/lists/bulk-bar.module.css'

type Props = ChangeMany & { taken: readonly (Named & { status: EntityStatus })[]; onClear: () => void }

/** What can be done with the rows that are taken; it is there as long as there are any. */
export const BulkBar = ({ taken, toggle, remove, onClear }: Props) => {
  const { t } = useTranslation(['lists', 'entities'])
  const [asking, setAsking] = useState(false)
  const { isPending, change } = useToggle(toggle)
  return (
    <div role="region" aria-label={t('lists:bulk.label')} className={classes.bar}>
      <p role="status">{t('lists:bulk.count', { count: taken.length })}</p>
      {toggle !== undefined &&
        ENTITY_STATUSES.filter((status) => taken.some((row) => row.status !== status)).map((status) => (
          <Button key={status} variant="default" loading={isPending} onClick={() => change(taken, status)}>
            {t(`entities:toggle.${status}`)}
          </Button>
        ))}
      {remove !== undefined && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('entities:delete.action')}
        </Button>
      )}
      <CloseButton aria-label={t('lists:bulk.clear')} onClick={onClear} />
      {remove !== undefined && asking && <DeleteDialog rows={taken} remove={remove} onClose={() => setAsking(false)} />}
    </div>
  )
}
