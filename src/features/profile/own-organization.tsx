import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityActions } from '#src/shared/entity/entity-actions.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { LeaveDialog } from '#src/shared/membership/leave-dialog.tsx'
import { useDeleteOrganization } from '#src/features/profile/use-delete-organization.ts'
import { switchOrganization } from '#src/auth/session/switch-organization.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import classes from '#src/features/profile/profile.module.css'

const AVATAR = 40
const stay = () => undefined

type Props = {
  organization: { id: string; name: string; image: string | null }
  isCurrent: boolean
  /** Whether one manages it, as far as is known: of the organization one works in. */
  isManaged: boolean
}

/** One organization somebody belongs to, and what they can do about it. */
export const OwnOrganization = ({ organization, isCurrent, isManaged }: Props) => {
  const { t } = useTranslation('profile')
  const { id, name, image } = organization
  const [asking, setAsking] = useState(false)
  const remove = useDeleteOrganization(organization)
  return (
    <li>
      <EntityAvatar name={name} url={image} size={AVATAR} />
      <span className={classes.words}>
        <b>{name}</b>
      </span>
      {isCurrent && <StatusBadge tone="approved" label={t('here')} />}
      <span className={classes.actions}>
        {!isCurrent && (
          <Button variant="default" aria-label={t('workIn', { name })} onClick={() => switchOrganization(id)}>
            {t('work')}
          </Button>
        )}
        <Button variant="default" aria-label={`${t('organization.leave')}: ${name}`} onClick={() => setAsking(true)}>
          {t('organization.leave')}
        </Button>
        {isManaged && <EntityActions entity={{ id }} name={name} remove={remove} onRemoved={stay} />}
      </span>
      {asking && <LeaveDialog organization={organization} stays onClose={() => setAsking(false)} />}
    </li>
  )
}
