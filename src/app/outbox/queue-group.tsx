import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { organizationNameOf } from '#src/app/outbox/organization-name.ts'
import { QueueItem } from '#src/app/outbox/queue-item.tsx'
import type { OrganizationChanges } from '#src/offline/outbox/by-organization.ts'
import classes from '#src/app/outbox/queue-panel.module.css'

type Props = { group: OrganizationChanges; isNamed: boolean; onLeave: () => void }

/** What waits in one organization, under its name where it could be another. */
export const QueueGroup = ({ group, isNamed, onLeave }: Props) => {
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
          <QueueItem key={change.id} change={change} organization={name} onLeave={onLeave} />
        ))}
      </ol>
    </section>
  )
}
