import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotificationList } from '#src/features/notifications/notification-list.tsx'
import classes from '#src/features/notifications/notification-list.module.css'

const PAGE_SIZE = 5

/** The latest notifications, beside the menu; loaded when the bell is first pressed. */
export const NotificationsPopover = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['notifications', 'errors'])
  const seeAll = (
    <Link to="/notifications" className={classes.all} onClick={onClose}>
      {t('seeAll')}
    </Link>
  )
  return (
    <div className={classes.popover}>
      <h2 className={classes.heading}>{t('title')}</h2>
      <NotificationList limit={PAGE_SIZE} seeAll={seeAll} onOpen={onClose} />
    </div>
  )
}
