import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { ownOrganizationsQuery } from '#src/catalogue/viewer.ts'
import { switchOrganization } from '#src/session/switch-organization.ts'
import { useSession } from '#src/session/use-session.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import classes from '#src/features/profile/profile.module.css'

const AVATAR = 40

/** Where somebody belongs, and which of it they work in now. */
export const Organizations = () => {
  const { t } = useTranslation('lists')
  const current = useSession(({ organizationId }) => organizationId)
  const { data: own } = useQuery(ownOrganizationsQuery)
  if (own?.length === 0) return <p>{t('profile.none')}</p>
  return (
    <ul className={classes.organizations}>
      {own?.map(({ id, name, image }) => (
        <li key={id}>
          <EntityAvatar name={name} url={image} size={AVATAR} />
          <span className={classes.words}>{name}</span>
          {id === current ? (
            <StatusBadge tone="approved" label={t('profile.here')} />
          ) : (
            <Button variant="default" aria-label={t('profile.workIn', { name })} onClick={() => switchOrganization(id)}>
              {t('profile.work')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
