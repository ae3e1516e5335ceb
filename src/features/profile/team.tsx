import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { errorText } from '#src/catalogue/error-text.ts'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconUsers } from '#src/ui/icons.ts'
import classes from '#src/features/profile/profile.module.css'

const AVATAR = 32
const SHOWN = 5

/** Who else works for the organization one manages; inviting and changing them has a page of its own. */
export const Team = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation(['profile', 'errors'])
  const { data, error } = useQuery(api.organizations.members.queryOptions({ organizationId }))
  return (
    <ProfileSection title={t('profile:team.title')} lead={t('profile:team.lead')}>
      {error !== null && <FieldError>{errorText(error)}</FieldError>}
      <ul className={classes.rows} aria-busy={data === undefined && error === null}>
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
      {data !== undefined && data.length > SHOWN && <p>{t('profile:team.more', { count: data.length - SHOWN })}</p>}
      <div>
        <Button
          variant="default"
          leftSection={<IconUsers size={16} aria-hidden />}
          renderRoot={(props) => <Link to="/organizations/$organizationId" params={{ organizationId }} {...props} />}
        >
          {t('profile:team.manage')}
        </Button>
      </div>
    </ProfileSection>
  )
}
