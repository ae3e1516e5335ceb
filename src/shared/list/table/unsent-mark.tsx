import { useTranslation } from 'react-i18next'
import { useHasPendingChanges } from '#src/offline/outbox/queue/pending-entities.ts'
import { IconClock } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/shared/list/table/cells.module.css'

/** Beside the name of a row with changes that are only on this device so far. */
export const UnsentMark = ({ id }: { id: string }) => {
  const { t } = useTranslation('lists')
  if (!useHasPendingChanges([id])) return null
  return (
    <span className={classes.mark} title={t('waiting')}>
      <IconClock size={14} aria-hidden />
      <VisuallyHidden>{t('waiting')}</VisuallyHidden>
    </span>
  )
}
