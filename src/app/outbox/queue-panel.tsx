import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeQueue, lastWasSent } from '#src/app/outbox/outbox.ts'
import { QueueGroup } from '#src/app/outbox/queue-group.tsx'
import { byOrganization } from '#src/offline/outbox/by-organization.ts'
import type { WaitingChange } from '#src/offline/outbox/change.ts'
import { retried } from '#src/offline/outbox/queue.ts'
import { useSession } from '#src/session/use-session.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { useStored } from '#src/ui/store.ts'
import classes from '#src/app/outbox/queue-panel.module.css'

type Props = { changes: readonly WaitingChange[]; onClose: () => void }

/** All that waits of this user, by organization, in the order it is sent. */
export const QueuePanel = ({ changes, onClose }: Props) => {
  const { t } = useTranslation('outbox')
  const wasSent = useStored(lastWasSent)
  const current = useSession(({ organizationId }) => organizationId)
  const groups = byOrganization(changes, current)
  const isNamed = groups.some(({ organizationId }) => organizationId !== current)
  const nothing = wasSent ? t('landed.message') : t('nothing')
  const sendNow = (
    <Button variant="default" disabled={changes.length === 0} onClick={() => void changeQueue(retried)}>
      {t('sendNow')}
    </Button>
  )
  return (
    <SidePanel title={t('title')} onClose={onClose} foot={sendNow}>
      <p className={classes.lead}>{changes.length === 0 ? nothing : t('lead')}</p>
      {groups.map((group) => (
        <QueueGroup key={group.organizationId} group={group} isNamed={isNamed} onLeave={onClose} />
      ))}
    </SidePanel>
  )
}
