import { Button } from '@mantine/core'
import dayjs from 'dayjs'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { codeText } from '#src/api/error-text.ts'
import { useSession } from '#src/auth/session/session.ts'
import { ChangeName } from '#src/features/outbox/change-name.tsx'
import { formatMoment } from '#src/i18n/format-moment.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { organizationNameOf } from '#src/offline/outbox/queue/current-owner.ts'
import { retried, blockersOf } from '#src/offline/outbox/queue/queue.ts'
import { changeQueue, lastWasSent, sharedQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import { knownText } from '#src/shared/release/refusal-text.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useRestoreFocus } from '#src/ui/restore-focus.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/outbox/outbox-panel.module.css'

export type OrganizationChanges = { organizationId: string | null; name: string; changes: readonly OutboxChange[] }

/** The changes by the organization they were made in: the one that is chosen first, the others as they came. */
export const groupByOrganization = (
  changes: readonly OutboxChange[],
  current: string | null,
): readonly OrganizationChanges[] => {
  const groups = [...new Set(changes.map(({ organizationId }) => organizationId))].map((organizationId) => {
    const own = changes.filter((change) => change.organizationId === organizationId)
    // It may have been renamed since, or not been known when the first was made.
    const named = own.findLast(({ organizationName }) => organizationName !== '')
    return { organizationId, name: named?.organizationName ?? '', changes: own }
  })
  const isCurrent = (group: OrganizationChanges) => group.organizationId === current
  return [...groups.filter(isCurrent), ...groups.filter((group) => !isCurrent(group))]
}

/** Why a change is not sent yet. */
const usePendingReason = (change: OutboxChange): string => {
  const { t } = useTranslation(['outbox', 'errors'])
  const isOnline = useOnline()
  const [blocker] = blockersOf(useStore(sharedQueue), change)
  const { failure, notBefore } = change
  if (failure !== null) return knownText(failure.message) ?? codeText(failure.code) ?? t('errors:unknown')
  if (blocker !== undefined) return t('outbox:why.behind', { title: blocker.title })
  if (!isOnline) return t('outbox:why.offline')
  if (dayjs().isBefore(notBefore)) return t('outbox:why.later', { time: dayjs(notBefore).format('HH:mm') })
  return t('outbox:why.sending')
}

/** Nobody needs them before the panel is open. */
const OutboxItemActions = lazyPart(
  async () => (await import('#src/features/outbox/outbox-item-actions.tsx')).OutboxItemActions,
  UnavailablePart,
)

type OutboxItemProps = { change: OutboxChange; organization: string; onLeave: () => void }

/** One change: what it is, since when and why it is queued, and its actions. */
const OutboxItem = ({ change, organization, onLeave }: OutboxItemProps) => {
  const { t, i18n } = useTranslation('outbox')
  const why = usePendingReason(change)
  return (
    <li className={classes.change} data-failed={change.failure === null ? undefined : true}>
      <p className={classes.what}>
        <ChangeName change={change} />
      </p>
      <p className={classes.why}>
        {t('since', { time: formatMoment(change.since, i18n.language) })} · {why}
      </p>
      <Suspense>
        <OutboxItemActions change={change} organization={organization} onLeave={onLeave} />
      </Suspense>
    </li>
  )
}

type OrganizationChangesProps = { group: OrganizationChanges; isNamed: boolean; onLeave: () => void }

/** The queued changes of one organization, under its name where there are several. */
const OrganizationChangeList = ({ group, isNamed, onLeave }: OrganizationChangesProps) => {
  const { t } = useTranslation('outbox')
  const id = useId()
  const name = organizationNameOf(group.organizationId) || group.name || t('elsewhere')
  return (
    <section aria-labelledby={isNamed ? id : undefined}>
      {isNamed && (
        <h3 id={id} className={classes.organization}>
          <bdi>{name}</bdi>
        </h3>
      )}
      <ol className={classes.changes}>
        {group.changes.map((change) => (
          <OutboxItem key={change.id} change={change} organization={name} onLeave={onLeave} />
        ))}
      </ol>
    </section>
  )
}

type Props = { changes: readonly OutboxChange[]; onClose: () => void }

/** All queued changes of this user by organization, in the order they are sent. */
export const OutboxPanel = ({ changes, onClose }: Props) => {
  const { t } = useTranslation('outbox')
  useRestoreFocus('dialog')
  const wasSent = useStore(lastWasSent)
  const current = useSession(({ organizationId }) => organizationId)
  const groups = groupByOrganization(changes, current)
  const isNamed = groups.some(({ organizationId }) => organizationId !== current)
  const nothing = wasSent ? t('allSent.message') : t('nothing')
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
