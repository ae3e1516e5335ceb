import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { exactTime, timeAgo } from '#src/features/notifications/relative-time.ts'
import { useNow } from '#src/features/notifications/use-now.ts'
import { IconCloudOff } from '#src/ui/icons.ts'
import classes from '#src/features/notifications/notifications.module.css'

type Props = { updatedAt: number; online: boolean; failed: boolean; onRetry: () => void }

/** How old the list is, where it cannot be had anew. */
export const ListAge = ({ updatedAt, online, failed, onRetry }: Props) => {
  const { t, i18n } = useTranslation(['notifications', 'common'])
  const now = useNow()
  if (online && !failed) return null
  const instant = new Date(updatedAt).toISOString()
  return (
    // Not announced: its words change all the time, and that the network is gone was said already.
    <div className={classes.age}>
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <span title={exactTime(instant, i18n.language)}>
        {t(online ? 'age.failed' : 'age.offline', { ago: timeAgo(instant, now, i18n.language) })}
      </span>
      {online && (
        <Button variant="subtle" size="compact-sm" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      )}
    </div>
  )
}
