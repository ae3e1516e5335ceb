import { useTranslation } from 'react-i18next'
import { ActiveBadge, DateCell, IdCell } from '#src/shared/list/table/cells.tsx'
import type { EntityStatus } from '#src/domain/access/activation.ts'
import classes from '#src/shared/entity/detail-screen.module.css'

export type Identified = { id: string; createdAt: string; status?: EntityStatus }

/** The line under an entity's name: its state, its id to copy, and since when it is there. */
export const EntityIdentity = ({ entity: { id, createdAt, status } }: { entity: Identified }) => {
  const { t } = useTranslation('entities')
  return (
    <span className={classes.identity}>
      {status !== undefined && <ActiveBadge status={status} />}
      <IdCell id={id} />
      <span>
        {t('added')} <DateCell value={createdAt} />
      </span>
    </span>
  )
}
