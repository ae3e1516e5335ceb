import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { CreateOrganization } from '#src/features/organizations/onboarding/create-organization.tsx'
import { Invitations } from '#src/shared/membership/invitations.tsx'
import { FirstArtistForm } from '#src/features/organizations/onboarding/first-artist-form.tsx'
import { useSession } from '#src/auth/session/use-session.ts'
import classes from '#src/features/organizations/onboarding/onboarding-screen.module.css'

/** Where working begins: an invitation, or an organization of one's own and its first artist. */
export const OnboardingScreen = () => {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const { at } = useSearch({ from: '/_member/organizations_/new' })
  const isMember = useCurrentUser()?.role !== 'SUPERADMIN'
  const belongsNowhere = useSession(({ organizationId }) => organizationId === null) && isMember
  const goHome = () => void navigate({ to: '/' })
  return (
    <>
      <PageHeader title={t(at === 'artist' ? 'organization.artistTitle' : 'organization.title')} />
      <div className={classes.joining}>
        {at === 'artist' ? (
          <FirstArtistForm onDone={goHome} />
        ) : (
          <>
            <Invitations onJoined={goHome} />
            <CreateOrganization
              onCreated={() => void navigate({ to: '/organizations/new', search: { at: 'artist' } })}
              onCancel={() => void navigate({ to: belongsNowhere ? '/profile' : '/' })}
            />
            {belongsNowhere && (
              <Link to="/profile" className={classes.later}>
                {t('organization.later')}
              </Link>
            )}
          </>
        )}
      </div>
    </>
  )
}
