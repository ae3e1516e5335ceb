import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { QueueActions } from '#src/app/outbox/queue-actions.tsx'
import { useWhy } from '#src/app/outbox/use-why.ts'
import { whatOf } from '#src/app/outbox/what.ts'
import type { WaitingChange } from '#src/offline/outbox/change.ts'
import classes from '#src/app/outbox/queue-panel.module.css'

type Props = { change: WaitingChange; organization: string; onLeave: () => void }

/** One change: what it is, since when it waits and why, and what can be done about it. */
export const QueueItem = ({ change, organization, onLeave }: Props) => {
  const { t } = useTranslation('outbox')
  const why = useWhy(change)
  const isToday = dayjs(change.since).isSame(dayjs(), 'day')
  return (
    <li className={classes.change} data-failed={change.failure === null ? undefined : true}>
      <p className={classes.what}>
        {t(`what.${whatOf(change)}`)}: <bdi>{change.title}</bdi>
      </p>
      <p className={classes.why}>
        {t('since', { time: dayjs(change.since).format(isToday ? 'HH:mm' : 'DD/MM HH:mm') })} · {why}
      </p>
      <QueueActions change={change} organization={organization} onLeave={onLeave} />
    </li>
  )
}
