import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { DeleteDialog } from '#src/shared/list/bulk/delete-dialog.tsx'
import { useToggleStatus } from '#src/shared/list/bulk/use-toggle-status.ts'
import type { EntityStatus } from '#src/domain/access/activation.ts'
import { IconTrash } from '#src/ui/icons.ts'
import classes from '#src/shared/entity/detail-screen.module.css'

type Props = {
  entity: { id: string; status?: EntityStatus }
  name: string
  toggle?: BulkActions['toggle']
  remove?: BulkActions['remove']
  /** Called once it is deleted or toggled, to return to the list (spec 2, section 4). */
  onRemoved: () => void
}

/** The actions on one entity. */
export const EntityActions = ({ entity: { id, status }, name, toggle, remove, onRemoved }: Props) => {
  const { t } = useTranslation('entities')
  const [isAsking, setAsking] = useState(false)
  const { isPending, change } = useToggleStatus(toggle)
  const next = status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE'
  return (
    <div className={classes.actions}>
      {remove !== undefined && (
        <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {t('delete.action')}
        </Button>
      )}
      {toggle !== undefined && status !== undefined && (
        <Button variant="default" loading={isPending} onClick={() => change([{ id, name, status }], next, onRemoved)}>
          {t(`toggle.${next}`)}
        </Button>
      )}
      {remove !== undefined && isAsking && (
        <DeleteDialog rows={[{ id, name }]} remove={remove} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </div>
  )
}
