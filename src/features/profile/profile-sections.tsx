import { useQuery } from '@tanstack/react-query'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { Appearance } from '#src/features/profile/appearance.tsx'
import { ProfileIdentity } from '#src/features/profile/profile-identity.tsx'
import { InstallSection } from '#src/features/profile/install-section.tsx'
import { LinkedAccounts } from '#src/features/profile/linked-accounts.tsx'
import { NotificationPreferences } from '#src/features/profile/notification-preferences.tsx'
import { OrganizationDetails } from '#src/features/profile/organization-details.tsx'
import { Organizations } from '#src/features/profile/organizations.tsx'
import { PasswordSection } from '#src/features/profile/password-section.tsx'
import { PushSection } from '#src/features/profile/push-section.tsx'
import { Referral } from '#src/features/profile/referral.tsx'
import { SignOutSection } from '#src/features/profile/sign-out-section.tsx'
import { StorageSection } from '#src/features/profile/storage-section.tsx'
import { Team } from '#src/features/profile/team.tsx'
import { useSession } from '#src/auth/session/use-session.ts'
import classes from '#src/features/profile/profile.module.css'

/** Everything somebody can look up and change about themselves, and about where they work. */
export const ProfileSections = ({ user }: { user: CurrentUser }) => {
  const current = useSession(({ organizationId }) => organizationId)
  const isMember = user.role !== 'SUPERADMIN'
  const { data: permissions = [] } = useQuery({ ...permissionsQuery, enabled: isMember && current !== null })
  const isManager = isMember && permissions.includes('MANAGE_ORGANIZATION')
  return (
    <div className={classes.profile}>
      <ProfileIdentity user={user} />
      <PasswordSection user={user} />
      <LinkedAccounts user={user} />
      {isMember && <Organizations isManager={isManager} />}
      {isManager && current !== null && (
        <>
          <OrganizationDetails organizationId={current} />
          <Team organizationId={current} />
        </>
      )}
      <Referral />
      <Appearance />
      <InstallSection />
      <PushSection />
      <NotificationPreferences />
      <StorageSection />
      <SignOutSection />
    </div>
  )
}
