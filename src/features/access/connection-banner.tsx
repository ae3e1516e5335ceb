import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isServerUnresponsive } from '#src/api/server-reachability.ts'
import { pollHost } from '#src/features/access/poll-host.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { IconCloudOff } from '#src/ui/icons.ts'
import classes from '#src/features/access/connection-banner.module.css'

/** Says above a public page that the network or the server is away. */
export const ConnectionBanner = () => {
  const { t } = useTranslation('shell')
  const online = useOnline()
  const isUnresponsive = useSyncExternalStore(pollHost, isServerUnresponsive.getState)
  if (online && !isUnresponsive) return null
  return (
    <span className={classes.banner}>
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <span>{t(online ? 'silent' : 'offlineSignedOut')}</span>
    </span>
  )
}
