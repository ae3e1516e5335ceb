import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { OutboxItemActions } from '#src/features/outbox/outbox-item-actions.tsx'
import { usePendingReason } from '#src/features/outbox/use-pending-reason.ts'
import { changeLabelKey } from '#src/features/outbox/change-label.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import classes from '#src/features/outbox/outbox-panel.module.css'

type Props = { change: OutboxChange; organization: string; onLeave: () => void }

/** One change: what it is, since when it waits and why, and what can be done about it. */
export const OutboxItem = ({ change, organization, onLeave }: Props) => {
  const { t } = useTranslation('outbox')
  const why = usePendingReason(change)
  const isToday = dayjs(change.since).isSame(dayjs(), 'day')
  return (
    <li className={classes.change} data-failed={change.failure === null ? undefined : true}>
      <p className={classes.what}>
        {t(`what.${changeLabelKey(change)}`)}: <bdi>{change.title}</bdi>
      </p>
      <p className={classes.why}>
        {t('since', { time: dayjs(change.since).format(isToday ? 'HH:mm' : 'DD/MM HH:mm') })} · {why}
      </p>
      <OutboxItemActions change={change} organization={organization} onLeave={onLeave} />
    </li>
  )
}
