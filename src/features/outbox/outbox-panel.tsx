import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeQueue, lastWasSent } from '#src/offline/outbox/queue/shared-queue.ts'
import { OrganizationChangeList } from '#src/features/outbox/organization-changes.tsx'
import { groupByOrganization } from '#src/offline/outbox/queue/group-by-organization.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { retried } from '#src/offline/outbox/queue/queue.ts'
import { useSession } from '#src/auth/session/use-session.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { useStored } from '#src/ui/store.ts'
import classes from '#src/features/outbox/outbox-panel.module.css'

type Props = { changes: readonly OutboxChange[]; onClose: () => void }

/** All that waits of this user, by organization, in the order it is sent. */
export const OutboxPanel = ({ changes, onClose }: Props) => {
  const { t } = useTranslation('outbox')
  const wasSent = useStored(lastWasSent)
  const current = useSession(({ organizationId }) => organizationId)
  const groups = groupByOrganization(changes, current)
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
        <OrganizationChangeList key={group.organizationId} group={group} isNamed={isNamed} onLeave={onClose} />
      ))}
    </SidePanel>
  )
}
