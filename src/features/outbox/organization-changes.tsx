import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { organizationNameOf } from '#src/offline/outbox/queue/organization-name.ts'
import { OutboxItem } from '#src/features/outbox/outbox-item.tsx'
import type { OrganizationChanges } from '#src/offline/outbox/queue/group-by-organization.ts'
import classes from '#src/features/outbox/outbox-panel.module.css'

type Props = { group: OrganizationChanges; isNamed: boolean; onLeave: () => void }

/** What waits in one organization, under its name where it could be another. */
export const OrganizationChangeList = ({ group, isNamed, onLeave }: Props) => {
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
