import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangeMany } from '#src/catalogue/entity/change-many.ts'
import { DeleteDialog } from '#src/catalogue/entity/delete-dialog.tsx'
import { useToggle } from '#src/catalogue/entity/use-toggle.ts'
import type { EntityStatus } from '#src/domain/status.ts'
import { IconTrash } from '#src/ui/icons.ts'
import classes from '#src/catalogue/entity/detail-screen.module.css'

type Props = {
  entity: { id: string; status?: EntityStatus }
  name: string
  toggle?: ChangeMany['toggle']
  remove?: ChangeMany['remove']
  /** Back to the list, once it is gone or switched off or on (spec 2, section 4). */
  onRemoved: () => void
}

/** What can be done with one entity. */
export const EntityActions = ({ entity: { id, status }, name, toggle, remove, onRemoved }: Props) => {
  const { t } = useTranslation('entities')
  const [asking, setAsking] = useState(false)
  const { isPending, change } = useToggle(toggle)
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
      {remove !== undefined && asking && (
        <DeleteDialog rows={[{ id, name }]} remove={remove} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </div>
  )
}
