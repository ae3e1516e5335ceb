import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MendLink } from '#src/app/outbox/mend-link.tsx'
import { changeQueue, decide } from '#src/app/outbox/outbox.ts'
import { pageOf } from '#src/app/outbox/page-of.ts'
import { QueueComparison } from '#src/app/outbox/queue-comparison.tsx'
import type { WaitingChange } from '#src/offline/outbox/change.ts'
import { differing } from '#src/offline/outbox/met.ts'
import { discarded, retried } from '#src/offline/outbox/queue.ts'
import { switchOrganization } from '#src/session/switch-organization.ts'
import { useSession } from '#src/session/use-session.ts'
import classes from '#src/app/outbox/queue-panel.module.css'

type Props = { change: WaitingChange; organization: string; onLeave: () => void }

/** What was set aside is compared, mended or tried again; whatever waits can be given up, which is asked twice. */
export const QueueActions = ({ change, organization, onLeave }: Props) => {
  const { t } = useTranslation('outbox')
  const [isComparing, setComparing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { id, organizationId, failure } = change
  const isHere = useSession((session) => session.organizationId === organizationId)
  const leave = () => {
    if (!isHere) switchOrganization(organizationId)
    onLeave()
  }
  const hasMet = failure?.code === 'CONFLICT' && failure.current !== undefined && differing(change).length > 0
  if (isAsking)
    return (
      <div className={classes.actions}>
        <Button size="sm" color="red" onClick={() => void decide((queue) => discarded(queue, id))}>
          {t('discardForGood')}
        </Button>
        <Button size="sm" variant="default" onClick={() => setAsking(false)}>
          {t('keep')}
        </Button>
      </div>
    )
  return (
    <div className={classes.actions}>
      {hasMet && (
        <Button size="sm" onClick={() => setComparing(true)}>
          {t('compare')}
        </Button>
      )}
      {failure !== null && !hasMet && (
        <>
          <MendLink {...pageOf(change)} onClick={leave}>
            {isHere ? t('mend') : t('switchAndMend', { organization })}
          </MendLink>
          <Button size="sm" variant="default" onClick={() => void changeQueue((queue) => retried(queue, id))}>
            {t('retry')}
          </Button>
        </>
      )}
      <Button size="sm" variant="subtle" onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
      {isComparing && <QueueComparison change={change} onClose={() => setComparing(false)} />}
    </div>
  )
}
