import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#src/contract/auth.ts'
import { PROFILE_SECTIONS, type ProfileSectionKey } from '#src/domain/navigation/profile-sections.ts'
import classes from '#src/features/profile/profile-navigation.module.css'
import {
  IconBell,
  IconBuilding,
  IconChevronRight,
  IconDeviceDesktop,
  type Icon,
  IconSun,
  IconUser,
} from '#src/ui/icons.ts'

const ICONS: Record<ProfileSectionKey, Icon> = {
  you: IconUser,
  organization: IconBuilding,
  notifications: IconBell,
  device: IconDeviceDesktop,
  appearance: IconSun,
}

/** A super administrator belongs to no organization. */
export const profileSectionsOf = ({ role }: Pick<CurrentUser, 'role'>): readonly ProfileSectionKey[] =>
  PROFILE_SECTIONS.filter((section) => role !== 'SUPERADMIN' || section !== 'organization')

type Props = { user: CurrentUser; section: ProfileSectionKey | undefined }

/** Links to the sections: beside the one that is shown or, where none is, a list that says what each is about. */
export const ProfileNavigation = ({ user, section: current }: Props) => {
  const { t } = useTranslation('profile')
  return (
    <nav className={classes.navigation} aria-label={t('sections')} data-list={current === undefined || undefined}>
      <ul>
        {profileSectionsOf(user).map((section) => {
          const SectionIcon = ICONS[section]
          return (
            <li key={section}>
              <Link to="/profile/$section" params={{ section }} aria-current={section === current ? 'page' : undefined}>
                <SectionIcon size={20} stroke={1.75} aria-hidden />
                <span className={classes.text}>
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
