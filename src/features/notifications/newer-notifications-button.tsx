import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconArrowUp } from '#src/ui/icons.ts'
import classes from '#src/features/notifications/notification-list.module.css'

type Props = { count: number; isPart: boolean; onTake: () => void }

/** Says that there is news, and moves nothing before it is asked to. */
export const NewerNotificationsButton = ({ count, isPart, onTake }: Props) => {
  const { t } = useTranslation('notifications')
  return (
    <div role="status" className={classes.newer}>
      {count > 0 && (
        <Button radius="xl" leftSection={<IconArrowUp size={16} aria-hidden />} onClick={onTake}>
          {isPart ? t('newerPart', { count }) : t('newer', { count })}
        </Button>
      )}
    </div>
  )
}
