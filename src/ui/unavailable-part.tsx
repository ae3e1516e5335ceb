import { useTranslation } from 'react-i18next'
import classes from '#src/ui/unavailable-part.module.css'

/** Takes the place of a part whose code could not be fetched. */
export const UnavailablePart = () => {
  const { t } = useTranslation('common')
  return (
    <p role="alert" className={classes.message}>
      {t(navigator.onLine ? 'error.awayMessage' : 'error.offlineMessage')}
    </p>
  )
}
