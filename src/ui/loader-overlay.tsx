import { useTranslation } from 'react-i18next'
import { overlay } from '#src/ui/loading.ts'
import { useStored } from '#src/ui/store.ts'
import classes from '#src/ui/loader-overlay.module.css'

/** Stands over the page while something is being changed. The focus stays where it is, to be there afterwards. */
export const LoaderOverlay = () => {
  const { t } = useTranslation('common')
  const shown = useStored(overlay)
  return (
    <div role="status" className={classes.overlay} data-shown={shown || undefined}>
      {shown && (
        <p className={classes.plate}>
          <span className={classes.record} aria-hidden />
          {t('working')}
        </p>
      )}
    </div>
  )
}
