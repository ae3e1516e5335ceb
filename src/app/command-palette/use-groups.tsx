import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { palette } from '#src/app/command-palette/palette-keys.ts'
import { byBestMatch, type Entity, type Kind, usePaletteResults } from '#src/app/command-palette/palette-results.ts'
import { type PaletteScope } from '#src/app/command-palette/palette-scope.ts'
import { readRecent, RECENT_MAX, type Recent } from '#src/app/command-palette/recent-rows.ts'
import { menuIcons } from '#src/app/menu/menu-icons.ts'
import { openReleaseDialog } from '#src/app/new-item/new-item-outlet.tsx'
import { switchOrganization } from '#src/auth/session/session.ts'
import { requestSignOut } from '#src/auth/sign-out/sign-out.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#src/domain/interface-languages.ts'
import type { MenuEntry } from '#src/domain/navigation/menu.ts'
import { isFoundIn, searchText } from '#src/domain/text/compare.ts'
import { chooseLanguage } from '#src/i18n/choose-language.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import {
  IconMusic,
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
import { COLOR_SCHEMES, useColorScheme } from '#src/ui/theme/color-scheme-switch.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/app/command-palette/finder.module.css'

/** An option of the palette, and what choosing it does. */
type Row = Option & {
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
    act: openReleaseDialog,
  }
  const languages = LANGUAGES.filter((language) => language !== i18n.resolvedLanguage).map((language): Row => ({
    ...command(`language:${language}`),
    name: t('action.language', { name: LANGUAGE_NAMES[language] }),
    also: t('also.language'),
    icon: <span className={classes.letters}>{language.toUpperCase()}</span>,
    act: () =>
      chooseLanguage(language, () => {
        // The switch that says so may be out of sight.
        void showToast({
          kind: 'info',
          title: LANGUAGE_NAMES[language],
          message: i18n.t('common:languageLate', { language: LANGUAGE_NAMES[language] }),
        })
      }),
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
const useCommands = (scope: PaletteScope) => ({
  pages: usePages(scope),
  organizations: useOrganizations(scope),
  actions: useActions(scope),
})

export type Group = { key: string; title: string; rows: readonly Row[] }

const IMAGE_SIZE = 28

const EntityIcon = ({ kind, entity: { name, image } }: { kind: Kind; entity: Entity }) => {
  if (kind === 'releases') return <Cover url={image} title={name} size={IMAGE_SIZE} />
  if (kind === 'assets') return <IconMusic size={18} stroke={1.75} />
  if (kind === 'labels') return <EntityAvatar name={name} url={image} size={IMAGE_SIZE} kind="label" />
  return <EntityAvatar name={name} url={image} size={IMAGE_SIZE} />
}

const ORGANIZATIONS_WHEN_EMPTY = 5

/** The options of the palette: recent items and all commands while `text` is empty, otherwise what it finds. */
export const useGroups = (scope: PaletteScope, text: string, searched: string) => {
  const { t } = useTranslation(['palette', 'shell'])
  const navigate = useNavigate()
  const { kinds, organizationId, userId } = scope
  const [stored] = useState(() => readRecent(userId))
  const { pages, actions, organizations } = useCommands(scope)
  // A text of punctuation alone would find everything.
  const isSearching = searchText(text) !== ''
  const found = usePaletteResults(kinds, searchText(searched) === '' ? '' : searched.trim())
  const isPending = isSearching && kinds.length > 0 && (text !== searched || found.isPending)

  const entityRow = (kind: Kind, entity: Entity): Row => ({
    id: `${kind}:${entity.id}`,
    name: entity.name,
    category: entity.category,
    icon: <EntityIcon kind={kind} entity={entity} />,
    act: () => void navigate({ to: `/${kind}/${entity.id}` }),
    recent: { kind, id: entity.id, name: entity.name, organizationId },
  })
  const commands = [...pages, ...organizations, ...actions]
  const recent = stored
    .flatMap((item): Row[] => {
      if (item.kind === 'command') return commands.filter(({ id }) => id === item.id)
      if (!kinds.includes(item.kind) || item.organizationId !== organizationId) return []
      return [{ ...entityRow(item.kind, { ...item, image: null }), category: t(`palette:kind.${item.kind}`) }]
    })
    .slice(0, RECENT_MAX)
  const isEmpty = text.trim() === ''
  const withoutRecent = (rows: Row[]) => rows.filter(({ id }) => recent.every((row) => row.id !== id))
  const matching = (rows: Row[]) =>
    isSearching ? rows.filter(({ name, also = '' }) => isFoundIn(text, `${name} ${also}`)) : []
  const offered = (rows: Row[]) => (isEmpty ? withoutRecent(rows) : matching(rows))

  const groups: Group[] = [
    { key: 'recent', title: t('palette:group.recent'), rows: isEmpty ? recent : [] },
    { key: 'pages', title: t('palette:group.pages'), rows: offered(pages) },
    {
      key: 'organizations-of-user',
      title: t('palette:group.organizations'),
      rows: offered(organizations).slice(0, isEmpty ? ORGANIZATIONS_WHEN_EMPTY : organizations.length),
    },
    { key: 'actions', title: t('palette:group.actions'), rows: offered(actions) },
    ...byBestMatch(kinds, found.of, text).map((kind) => ({
      key: kind,
      title: t(`shell:menu.${kind}`),
      // Results of a previous text cannot be chosen.
      rows: isSearching ? found.of(kind).map((entity) => ({ ...entityRow(kind, entity), disabled: isPending })) : [],
    })),
  ]
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    isPending,
    isFailed: isSearching && !isPending && found.isFailed,
    retry: found.retry,
  }
}
