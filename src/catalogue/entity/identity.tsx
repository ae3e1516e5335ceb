import { useTranslation } from 'react-i18next'
import { ActiveBadge, Day, IdCell } from '#src/catalogue/lists/cells.tsx'
import type { EntityStatus } from '#src/domain/status.ts'
import classes from '#src/catalogue/entity/detail-screen.module.css'

export type Identified = { id: string; createdAt: string; status?: EntityStatus }

/** The line under an entity's name: its state, its id to copy, and since when it is there. */
export const Identity = ({ entity: { id, createdAt, status } }: { entity: Identified }) => {
  const { t } = useTranslation('entities')
  return (
    <span className={classes.identity}>
      {status !== undefined && <ActiveBadge status={status} />}
      <IdCell id={id} />
      <span>
        {t('added')} <Day value={createdAt} />
      </span>
    </span>
  )
}
