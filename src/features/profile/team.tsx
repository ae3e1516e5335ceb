import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { SectionUnavailable } from '#src/features/profile/section-unavailable.tsx'
import { IconUsers } from '#src/ui/icons.ts'
import classes from '#src/features/profile/profile.module.css'

const AVATAR = 32
const SHOWN = 5

/** Who else works for the organization one manages; inviting and changing them has a page of its own. */
export const Team = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation('profile')
  const query = useQuery(api.organizations.members.queryOptions({ organizationId }, { meta: { offline: true } }))
  const { data } = query
  return (
    <ProfileSection title={t('team.title')} lead={t('team.lead')}>
      {data === undefined && <SectionUnavailable query={query} />}
      <ul className={classes.rows}>
        {data?.slice(0, SHOWN).map(({ id, user }) => (
          <li key={id}>
            <EntityAvatar name={user.name} url={user.avatar} size={AVATAR} />
            <span className={classes.words}>
              <b>{user.name}</b>
              <span>{user.email}</span>
            </span>
          </li>
        ))}
      </ul>
      {data !== undefined && data.length > SHOWN && <p>{t('team.more', { count: data.length - SHOWN })}</p>}
      <div>
        <Button
          variant="default"
          leftSection={<IconUsers size={16} aria-hidden />}
          renderRoot={(props) => <Link to="/organizations/$organizationId" params={{ organizationId }} {...props} />}
        >
          {t('team.manage')}
        </Button>
      </div>
    </ProfileSection>
  )
}
