import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { NotificationList } from '#src/features/notifications/notification-list.tsx'
import classes from '#src/features/notifications/notification-list.module.css'

const PAGE_SIZE = 10

export const NotificationsPage = () => {
  const { t } = useTranslation('notifications')
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.page}>
        <NotificationList limit={PAGE_SIZE} />
      </div>
    </>
  )
}
