import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useImportState } from '#src/features/releases/import/import-store.ts'
import { IconCircleCheck } from '#src/ui/icons.ts'
import classes from '#src/features/releases/import/imported-list.module.css'

/** What went in, each leading to its release, where it is completed. */
export const ImportedList = () => {
  const { t } = useTranslation('import')
  const { imported } = useImportState()
  return (
    <div role="status">
      {imported.length > 0 && (
        <div className={classes.imported}>
          <p className={classes.title}>
            <IconCircleCheck size={18} aria-hidden />
            {t('done.title', { count: imported.length })}
          </p>
          <ul aria-label={t('done.list')}>
            {imported.map(({ releaseId, title }) => (
              <li key={releaseId}>
                <Link to="/releases/$releaseId" params={{ releaseId }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
