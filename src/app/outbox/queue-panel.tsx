import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeQueue, lastWasSent } from '#src/app/outbox/outbox.ts'
import { QueueItem } from '#src/app/outbox/queue-item.tsx'
import type { WaitingChange } from '#src/offline/outbox/change.ts'
import { retried } from '#src/offline/outbox/queue.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { useStored } from '#src/ui/store.ts'
import classes from '#src/app/outbox/queue-panel.module.css'

type Props = { changes: readonly WaitingChange[]; onClose: () => void }

/** All that waits, in the order it is sent. */
export const QueuePanel = ({ changes, onClose }: Props) => {
  const { t } = useTranslation('outbox')
  const wasSent = useStored(lastWasSent)
  const nothing = wasSent ? t('landed.message') : t('nothing')
  const sendNow = (
    <Button variant="default" disabled={changes.length === 0} onClick={() => void changeQueue(retried)}>
      {t('sendNow')}
    </Button>
  )
  return (
    <SidePanel title={t('title')} onClose={onClose} foot={sendNow}>
      <p className={classes.lead}>{changes.length === 0 ? nothing : t('lead')}</p>
      <ol className={classes.changes}>
        {changes.map((change) => (
          <QueueItem key={change.id} change={change} onLeave={onClose} />
        ))}
      </ol>
    </SidePanel>
  )
}
