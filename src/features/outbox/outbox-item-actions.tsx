import { Button } from '@mantine/core'
import { createLink, type LinkProps } from '@tanstack/react-router'
import { Suspense, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { switchOrganization, useSession } from '#src/auth/session/session.ts'
import { DiscardConfirmation } from '#src/features/outbox/discard-confirmation.tsx'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { conflictingFields } from '#src/offline/outbox/queue/edit-conflict.ts'
import { type OfflineEntity, offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'
import { retried } from '#src/offline/outbox/queue/queue.ts'
import { changeQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import classes from '#src/features/outbox/outbox-panel.module.css'

/** Its form would bring react-hook-form with the panel. */
const OutboxConflictDialog = lazyPart(
  async () => (await import('#src/features/outbox/outbox-conflict-dialog.tsx')).OutboxConflictDialog,
)

const search = { edit: true as const }
/** The page on which a failed change can be corrected. */
const EDIT_PAGES: Record<OfflineEntity, (id: string) => LinkProps> = {
  artists: (artistId) => ({ to: '/artists/$artistId', params: { artistId }, search }),
  assets: (assetId) => ({ to: '/assets/$assetId', params: { assetId }, search }),
  labels: (labelId) => ({ to: '/labels/$labelId', params: { labelId }, search }),
  people: (personId) => ({ to: '/people/$personId', params: { personId }, search }),
  releases: (releaseId) => ({ to: '/releases/$releaseId', params: { releaseId } }),
}
const editPageOf = ({ path, entities: [id = ''] }: OutboxChange): LinkProps =>
  EDIT_PAGES[offlineEntityOf(path) ?? 'releases'](id)

const Anchor = (props: ComponentProps<'a'>) => <Button component="a" size="sm" variant="default" {...props} />

const EditLink = createLink(Anchor)

type Props = { change: OutboxChange; organization: string; onLeave: () => void }

/** A failed change can be compared, corrected or retried. Any change can be discarded, after a question. */
export const OutboxItemActions = ({ change, organization, onLeave }: Props) => {
  const { t } = useTranslation('outbox')
  const [isComparing, setComparing] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const { id, organizationId, failure } = change
  const isHere = useSession((session) => session.organizationId === organizationId)
  const leave = () => {
    if (!isHere) switchOrganization(organizationId)
    onLeave()
  }
  const isConflict =
    failure?.code === 'CONFLICT' && failure.current !== undefined && conflictingFields(change).length > 0
  if (isDiscarding) return <DiscardConfirmation change={change} onKeep={() => setDiscarding(false)} />
  return (
    <div className={classes.actions}>
      {isConflict && (
        <Button size="sm" onClick={() => setComparing(true)}>
          {t('compare')}
        </Button>
      )}
      {failure !== null && !isConflict && (
        <>
          <EditLink {...editPageOf(change)} onClick={leave}>
            {isHere ? t('correct') : t('switchAndCorrect', { organization })}
          </EditLink>
          <Button size="sm" variant="default" onClick={() => void changeQueue((queue) => retried(queue, id))}>
            {t('retry')}
          </Button>
        </>
      )}
      <Button size="sm" variant="subtle" onClick={() => setDiscarding(true)}>
        {t('discard')}
      </Button>
      <Suspense>{isComparing && <OutboxConflictDialog change={change} onClose={() => setComparing(false)} />}</Suspense>
    </div>
  )
}
