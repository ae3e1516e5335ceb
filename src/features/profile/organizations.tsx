import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Invitations } from '#src/shared/membership/invitations.tsx'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { OwnOrganization } from '#src/features/profile/own-organization.tsx'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { useSession } from '#src/auth/session/use-session.ts'
import classes from '#src/features/profile/profile.module.css'

/** Who asks one to join them, where somebody belongs, and which of it they work in now. */
export const Organizations = ({ isManager }: { isManager: boolean }) => {
  const { t } = useTranslation('profile')
  const router = useRouter()
  const current = useSession(({ organizationId }) => organizationId)
  const { data: own } = useQuery(ownOrganizationsQuery)
  return (
    <ProfileSection title={t('organizations')} lead={t('organizationsLead')}>
      {/* Whoever worked nowhere has a menu from now on. */}
      <Invitations onJoined={() => void router.invalidate()} />
      {own?.length === 0 && <p>{t('none')}</p>}
      <ul className={classes.rows}>
        {own?.map((organization) => (
          <OwnOrganization
            key={organization.id}
            organization={organization}
            isCurrent={organization.id === current}
            isManaged={isManager && organization.id === current}
          />
        ))}
      </ul>
      <div>
        <Button variant="default" renderRoot={(props) => <Link to="/organizations/new" {...props} />}>
          {t('organization.new')}
        </Button>
      </div>
    </ProfileSection>
  )
}
