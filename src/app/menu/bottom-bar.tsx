import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from '#src/app/menu/bottom-bar.module.css'
import { useMenuAccess } from '#src/app/menu/menu-access.ts'
import { menuIcons } from '#src/app/menu/menu-icons.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { type Place, placesOf } from '#src/domain/navigation/places.ts'
import { IconBell, IconUser } from '#src/ui/icons.ts'

const icons = { ...menuIcons, notifications: IconBell, profile: IconUser }

const PlaceLink = ({ place }: { place: Place }) => {
  const { t } = useTranslation('shell')
  const Icon = icons[place.key]
  return (
    <li>
      <Link to={place.path} search={'search' in place ? place.search : undefined} className={classes.place}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {t(`menu.${place.key}`)}
      </Link>
    </li>
  )
}

const Places = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('shell')
  return (
    <nav className={classes.bar} aria-label={t('places')}>
      <ul>
        {placesOf(useMenuAccess(user)).map((place) => (
          <PlaceLink key={place.key} place={place} />
        ))}
      </ul>
    </nav>
  )
}

/** The places a person opens most, within reach of the thumb. The rest is in the menu. */
export const BottomBar = () => {
  const user = useCurrentUser()
  return user && <Places user={user} />
}
