import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/catalogue/page-header.tsx'
import { useUser } from '#src/catalogue/viewer.ts'
import { CreateOrganization } from '#src/features/organizations/joining/create-organization.tsx'
import { Invitations } from '#src/catalogue/membership/invitations.tsx'
import { OwnArtist } from '#src/features/organizations/joining/own-artist.tsx'
import { useSession } from '#src/session/use-session.ts'
import classes from '#src/features/organizations/joining/joining.module.css'

/** Where working begins: an invitation, or an organization of one's own and its first artist. */
export const JoiningScreen = () => {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const { at } = useSearch({ from: '/_member/organizations_/new' })
  const isMember = useUser()?.role !== 'SUPERADMIN'
  const belongsNowhere = useSession(({ organizationId }) => organizationId === null) && isMember
  const goHome = () => void navigate({ to: '/' })
  return (
    <>
      <PageHeader title={t(at === 'artist' ? 'organization.artistTitle' : 'organization.title')} />
      <div className={classes.joining}>
        {at === 'artist' ? (
          <OwnArtist onDone={goHome} />
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
