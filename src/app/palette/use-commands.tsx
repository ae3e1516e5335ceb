import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { menuIcons } from '#src/app/menu/menu-icons.ts'
import { openNewRelease } from '#src/app/new-item/new-item-outlet.tsx'
import classes from '#src/app/palette/finder.module.css'
import { palette } from '#src/app/palette/palette-keys.ts'
import type { Recent } from '#src/app/palette/recent-items.ts'
import type { PaletteScope } from '#src/app/palette/use-palette-scope.ts'
import { switchOrganization } from '#src/auth/session/session.ts'
import { requestSignOut } from '#src/auth/sign-out/sign-out.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import type { MenuEntry } from '#src/domain/navigation/menu.ts'
import { chooseLanguage } from '#src/i18n/choose-language.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#src/domain/interface-languages.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import {
  IconBell,
  IconDeviceDesktop,
  IconInfoCircle,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSun,
  IconUser,
} from '#src/ui/icons.ts'
import type { Option } from '#src/ui/option.ts'
import { COLOR_SCHEMES, useColorScheme } from '#src/ui/theme/color-scheme.ts'

/** An option of the palette, and what choosing it does. */
export type Row = Option & {
  icon: ReactNode
  act: () => void
  /** More text that the search finds it by. */
  also?: string
  /** How it is stored among the recent items. Null if it must not be the first option. */
  recent: Recent | null
}

const ICON = { size: 18, stroke: 1.75 }
const AVATAR_SIZE = 28

const command = (id: string) => ({ id, recent: { kind: 'command' as const, id } })

/** The pages the user may open. */
const usePages = ({ menu }: PaletteScope): Row[] => {
  const { t } = useTranslation(['shell', 'palette'])
  const navigate = useNavigate()
  const page = (key: string, { path, search }: Pick<MenuEntry, 'path' | 'search'>) => ({
    ...command(`page:${key}`),
    act: () => void navigate({ to: path, search }),
  })
  const entries = menu.flatMap((section) =>
    section.entries.map((entry): Row => {
      const Icon = menuIcons[entry.key]
      return {
        ...page(entry.key, entry),
        name: t(`shell:menu.${entry.key}`),
        category: t(`shell:section.${section.key}`),
        also: entry.key === 'serviceHub' ? t('palette:also.serviceHub') : undefined,
        icon: <Icon {...ICON} />,
      }
    }),
  )
  return [
    ...entries,
    {
      ...page('notifications', { path: '/notifications' }),
      name: t('shell:bell.label'),
      icon: <IconBell {...ICON} />,
    },
    {
      ...page('profile', { path: '/profile' }),
      name: t('shell:profile'),
      also: t('palette:also.profile'),
      icon: <IconUser {...ICON} />,
    },
  ]
}

/** The other organizations a member may work for. */
const useOrganizations = ({ mayChooseOrganization, organizationId }: PaletteScope): Row[] => {
  const { data: own = [] } = useQuery({ ...ownOrganizationsQuery, enabled: mayChooseOrganization })
  return own
    .filter(({ id }) => id !== organizationId)
    .map(({ id, name, image }) => ({
      ...command(`organization:${id}`),
      name,
      icon: <EntityAvatar name={name} url={image} size={AVATAR_SIZE} />,
      act: () => switchOrganization(id),
    }))
}

const SCHEME_ICONS = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

const useActions = ({ mayCreateRelease }: PaletteScope): Row[] => {
  const { t, i18n } = useTranslation(['palette', 'shell', 'common'])
  const { colorScheme, setColorScheme } = useColorScheme()
  const newRelease: Row = {
    ...command('new-release'),
    name: t('shell:newRelease.action'),
    also: t('also.newRelease'),
    icon: <IconPlus {...ICON} />,
    act: openNewRelease,
  }
  const languages = LANGUAGES.filter((language) => language !== i18n.resolvedLanguage).map((language): Row => ({
    ...command(`language:${language}`),
    name: t('action.language', { name: LANGUAGE_NAMES[language] }),
    also: t('also.language'),
    icon: <span className={classes.letters}>{language.toUpperCase()}</span>,
    act: () => void chooseLanguage(language),
  }))
  const schemes = COLOR_SCHEMES.filter((scheme) => scheme !== colorScheme).map((scheme): Row => {
    const Icon = SCHEME_ICONS[scheme]
    return {
      ...command(`colors:${scheme}`),
      name: t('action.colors', { name: t(`common:colorScheme.${scheme}`) }),
      also: t('also.colors'),
      icon: <Icon {...ICON} />,
      act: () => setColorScheme(scheme),
    }
  })
  return [
    ...(mayCreateRelease ? [newRelease] : []),
    ...schemes,
    ...languages,
    {
      ...command('keys'),
      name: t('keys.title'),
      also: t('also.keys'),
      icon: <IconInfoCircle {...ICON} />,
      act: () => palette.setState('keys'),
    },
    {
      id: 'sign-out',
      recent: null,
      name: t('shell:signOut'),
      also: t('also.signOut'),
      icon: <IconLogout {...ICON} />,
      act: () => void requestSignOut(),
    },
  ]
}

/** What the palette offers besides the catalogue. */
export const useCommands = (scope: PaletteScope) => ({
  pages: usePages(scope),
  organizations: useOrganizations(scope),
  actions: useActions(scope),
})
