import { useTranslation } from 'react-i18next'
import { isServerUnresponsive } from '#src/api/server-reachability.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { IconCloudOff } from '#src/ui/icons.ts'
import { useStore } from 'zustand'
import classes from '#src/ui/banner.module.css'

export const OfflineBanner = () => {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  const isSilent = useStore(isServerUnresponsive)
  return (
    <output>
      {(!isOnline || isSilent) && (
        <span className={classes.banner}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          <span className={classes.texts}>{t(isOnline ? 'silent' : 'offline')}</span>
        </span>
      )}
    </output>
  )
}
