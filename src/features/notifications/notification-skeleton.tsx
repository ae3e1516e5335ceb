import { Skeleton } from '@mantine/core'
import classes from '#src/features/notifications/notification-list.module.css'

export const NotificationSkeleton = ({ count }: { count: number }) => (
  <div className={classes.groups} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={classes.item}>
        <Skeleton height={44} width={44} />
        <span className={classes.words}>
          <Skeleton height={16} width="70%" />
          <Skeleton height={12} width={80} mt={8} />
        </span>
      </div>
    ))}
  </div>
)
