import { Button } from '@mantine/core'
import { createLink, type LinkProps } from '@tanstack/react-router'
import i18next from 'i18next'
import { Suspense, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type entities from '#locales/en/entities.json'
import type releases from '#locales/en/releases.json'
import { switchOrganization, useSession } from '#src/auth/session/session.ts'
import { formFieldOf } from '#src/domain/fields.ts'
import { DiscardConfirmation } from '#src/features/outbox/discard-confirmation.tsx'
import { cachedEntities } from '#src/offline/outbox/optimistic/cached-entities.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { conflictingFields, withConflictResolved, serverValueOf } from '#src/offline/outbox/queue/edit-conflict.ts'
import { type OfflineEntity, offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'
import { retried } from '#src/offline/outbox/queue/queue.ts'
import { changeQueue, decide } from '#src/offline/outbox/queue/shared-queue.ts'
import { fieldValueText } from '#src/shared/form/field-values.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import classes from '#src/features/outbox/outbox-panel.module.css'

const isOfReleases = (field: string): field is keyof typeof releases.field => i18next.exists(`releases:field.${field}`)
const isOfEntities = (field: string): field is keyof typeof entities.field => i18next.exists(`entities:field.${field}`)

/** The label of a sent field on its screen. */
const fieldLabel = (name: string): string => {
  const field = formFieldOf(name)
  if (isOfReleases(field)) return i18next.t(`releases:field.${field}`)
  return isOfEntities(field) ? i18next.t(`entities:field.${field}`) : field
}

/** Its form would bring react-hook-form with the banner. */
const ConflictDialog = lazyPart(async () => (await import('#src/shared/form/conflict-dialog.tsx')).ConflictDialog)

type OutboxConflictDialogProps = { change: OutboxChange; onClose: () => void }

/** Somebody else changed the same fields: the user chooses between both values of each field. */
const OutboxConflictDialog = ({ change, onClose }: OutboxConflictDialogProps) => {
  const { t } = useTranslation('entities')
  const names = conflictingFields(change)
  const { nameOf } = cachedEntities({})
  const valueText = (value: unknown) =>
    (typeof value === 'string' ? nameOf(value) : '') || fieldValueText(value) || t('none')
  return (
    <ConflictDialog
      title={t('conflict.title')}
      lead={t('conflict.lead')}
      action={t('conflict.action')}
      differences={names.map((name) => ({
        field: name,
        label: fieldLabel(name),
        local: t('conflict.local', { value: valueText(change.input[name]) }),
        remote: t('conflict.remote', { value: valueText(serverValueOf(change, name)) }),
        chosen: 'local',
      }))}
      onClose={onClose}
      onChosen={(chosen) => {
        const local = names.filter((name) => chosen.get(name) !== 'remote')
        void decide((queue) => withConflictResolved(queue, change.id, local))
        onClose()
      }}
    />
  )
}

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
