import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/pwa/use-online.ts'
import { IconCloudOff } from '#src/ui/icons.ts'
import classes from '#src/app/shell/banner.module.css'

export const OfflineBanner = () => {
  const { t } = useTranslation('shell')
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={classes.banner}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          <span className={classes.words}>{t('offline')}</span>
        </p>
      )}
    </div>
  )
}
