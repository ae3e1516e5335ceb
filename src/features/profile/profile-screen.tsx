import { getRouteApi, useParams, useRouter, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { profilePageAt, PROFILE_PAGES, type ProfilePageKey } from '#src/domain/navigation/profile-pages.ts'
import { ProfileContent } from '#src/features/profile/profile-content.tsx'
import { ProfileForm, profileDraft } from '#src/features/profile/profile-form.tsx'
import { FormDraftLoader } from '#src/shared/form/form-draft-loader.tsx'
import { Invitations } from '#src/shared/membership/invitations.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import {
  IconBell,
  IconBuilding,
  IconChevronRight,
  IconDeviceDesktop,
  type Icon,
  IconSun,
  IconUser,
} from '#src/ui/icons.ts'
import classes from '#src/features/profile/profile-screen.module.css'

const ICONS: Record<ProfilePageKey, Icon> = {
  you: IconUser,
  organization: IconBuilding,
  notifications: IconBell,
  device: IconDeviceDesktop,
  appearance: IconSun,
}

/** A super administrator belongs to no organization. */
const profilePagesOf = ({ role }: Pick<CurrentUser, 'role'>): readonly ProfilePageKey[] =>
  PROFILE_PAGES.filter((section) => role !== 'SUPERADMIN' || section !== 'organization')

type Props = { user: CurrentUser; section: ProfilePageKey | undefined }

/** Links to the sections: beside the one that is shown or, where none is, a list that says what each is about. */
const ProfileNavigation = ({ user, section: current }: Props) => {
  const { t } = useTranslation('profile')
  return (
    <nav className={classes.navigation} aria-label={t('sections')} data-list={current === undefined || undefined}>
      <ul>
        {profilePagesOf(user).map((section) => {
          const SectionIcon = ICONS[section]
          return (
            <li key={section}>
              <Link to="/profile/$section" params={{ section }} aria-current={section === current ? 'page' : undefined}>
                <SectionIcon size={20} stroke={1.75} aria-hidden />
                <span className={classes.sectionText}>
                  <span>{t(`section.${section}.title`)}</span>
                  {current === undefined && (
                    <small>{section === 'you' ? user.email : t(`section.${section}.lead`)}</small>
                  )}
                </span>
                {current === undefined && <IconChevronRight size={18} aria-hidden />}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Notifications of an invitation lead to the profile, so invitations come before its sections. */
const PendingInvitations = () => {
  const router = useRouter()
  // The first organization brings the menu: the guards have to run again.
  return <Invitations onJoined={() => void router.invalidate()} />
}

/** The sections beside their navigation; on a small screen one leads to the other. */
const ProfilePage = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('profile')
  const isDesktop = useIsDesktop()
  const asked = profilePageAt(useParams({ strict: false }).section)
  const section = profilePagesOf(user).find((one) => one === asked)
  if (!isDesktop && section !== undefined)
    return (
      <>
        <PageHeader title={t(`section.${section}.title`)} back={{ to: '/profile' }} />
        <div className={classes.profile}>
          <div className={classes.sections}>
            <ProfileContent section={section} user={user} />
          </div>
        </div>
      </>
    )
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.profile}>
        {!isDesktop && <PendingInvitations />}
        <ProfileNavigation user={user} section={isDesktop ? (section ?? 'you') : undefined} />
        {isDesktop && (
          <div className={classes.sections}>
            {section === undefined && <PendingInvitations />}
            <ProfileContent section={section ?? 'you'} user={user} />
          </div>
        )}
      </div>
    </>
  )
}

const route = getRouteApi('/_member/profile')
/** A profile has no revision: nobody else changes it. */
const REVISION = 1

export const ProfileScreen = () => {
  const { t } = useTranslation('profile')
  const { edit } = route.useSearch()
  const user = useCurrentUser()
  if (user === undefined) return null
  if (edit === undefined) return <ProfilePage user={user} />
  return (
    <>
      <PageHeader title={t('title')} back={{ to: '/profile/$section', params: { section: 'you' }, search: {} }} />
      <FormDraftLoader area="profile" entity={{ id: user.id, revision: REVISION }} fields={profileDraft}>
        {(formDraft) => <ProfileForm user={user} formDraft={formDraft} />}
      </FormDraftLoader>
    </>
  )
}
