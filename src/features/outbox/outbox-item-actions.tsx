import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditLink } from '#src/features/outbox/edit-link.tsx'
import { changeQueue, decide } from '#src/offline/outbox/queue/shared-queue.ts'
import { editPageOf } from '#src/features/outbox/edit-page.ts'
import { OutboxConflictDialog } from '#src/features/outbox/outbox-conflict-dialog.tsx'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { conflictingFields } from '#src/offline/outbox/queue/edit-conflict.ts'
import { discarded, retried } from '#src/offline/outbox/queue/queue.ts'
import { switchOrganization } from '#src/auth/session/switch-organization.ts'
import { useSession } from '#src/auth/session/use-session.ts'
import classes from '#src/features/outbox/outbox-panel.module.css'

type Props = { change: OutboxChange; organization: string; onLeave: () => void }

/** What was set aside is compared, mended or tried again; whatever waits can be given up, which is asked twice. */
export const OutboxItemActions = ({ change, organization, onLeave }: Props) => {
  const { t } = useTranslation('outbox')
  const [isComparing, setComparing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { id, organizationId, failure } = change
  const isHere = useSession((session) => session.organizationId === organizationId)
  const leave = () => {
    if (!isHere) switchOrganization(organizationId)
    onLeave()
  }
  const hasMet = failure?.code === 'CONFLICT' && failure.current !== undefined && conflictingFields(change).length > 0
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
          <EditLink {...editPageOf(change)} onClick={leave}>
            {isHere ? t('mend') : t('switchAndMend', { organization })}
          </EditLink>
          <Button size="sm" variant="default" onClick={() => void changeQueue((queue) => retried(queue, id))}>
            {t('retry')}
          </Button>
        </>
      )}
      <Button size="sm" variant="subtle" onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
      {isComparing && <OutboxConflictDialog change={change} onClose={() => setComparing(false)} />}
    </div>
  )
}
