import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Entity, type Kind, usePaletteResults } from '#src/app/palette/palette-results.ts'
import { RECENT_MAX, readRecent, type Recent } from '#src/app/palette/recent-items.ts'
import { useActions } from '#src/app/palette/use-actions.tsx'
import type { PaletteScope } from '#src/app/palette/use-palette-scope.ts'
import { isFoundIn, searchText } from '#src/domain/text/compare.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { IconMusic, IconBell, IconUser } from '#src/ui/icons.ts'
import { useQuery } from '@tanstack/react-query'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { switchOrganization } from '#src/auth/session/session.ts'
import { menuIcons } from '#src/app/menu/menu-icons.ts'
import type { MenuEntry } from '#src/domain/navigation/menu.ts'
import type { Option } from '#src/ui/option.ts'

/** Something to choose in the palette, and what choosing it does. */
export type Row = Option & {
  sign: ReactNode
  act: () => void
  /** Words it is found by beside its name. */
  also?: string
  /** How it is offered again; null for what nobody wants to come upon by the first key. */
  recent: Recent | null
}
export type Group = { key: string; title: string; rows: readonly Row[] }

const SIGN = { size: 18, stroke: 1.75 }

/** The pages this person may enter. */
const usePages = ({ menu }: PaletteScope): Row[] => {
  const { t } = useTranslation(['shell', 'palette'])
  const navigate = useNavigate()
  const page = (key: string, { path, search }: Pick<MenuEntry, 'path' | 'search'>) => ({
    id: `page:${key}`,
    act: () => void navigate({ to: path, search }),
    recent: { kind: 'command' as const, id: `page:${key}` },
  })
  const entries = menu.flatMap((section) =>
    section.entries.map((entry): Row => {
      const Icon = menuIcons[entry.key]
      return {
        ...page(entry.key, entry),
        name: t(`shell:menu.${entry.key}`),
        category: t(`shell:section.${section.key}`),
        also: entry.key === 'serviceHub' ? t('palette:also.serviceHub') : undefined,
        sign: <Icon {...SIGN} />,
      }
    }),
  )
  return [
    ...entries,
    {
      ...page('notifications', { path: '/notifications' }),
      name: t('shell:bell.label'),
      sign: <IconBell {...SIGN} />,
    },
    {
      ...page('profile', { path: '/profile' }),
      name: t('shell:profile'),
      also: t('palette:also.profile'),
      sign: <IconUser {...SIGN} />,
    },
  ]
}

const USE_ORGANIZATIONS_SIDE = 28

/** The other organizations a member may work for. */
const useOrganizations = ({ mayChooseOrganization, organizationId }: PaletteScope): Row[] => {
  const { data: own = [] } = useQuery({ ...ownOrganizationsQuery, enabled: mayChooseOrganization })
  return own
    .filter(({ id }) => id !== organizationId)
    .map(({ id, name, image }) => ({
      id: `organization:${id}`,
      recent: { kind: 'command', id: `organization:${id}` },
      name,
      sign: <EntityAvatar name={name} url={image} size={USE_ORGANIZATIONS_SIDE} />,
      act: () => switchOrganization(id),
    }))
}

const SIDE = 28

const EntityIcon = ({ kind, entity: { name, image } }: { kind: Kind; entity: Entity }) => {
  if (kind === 'releases') return <Cover url={image} title={name} size={SIDE} />
  if (kind === 'assets') return <IconMusic size={18} stroke={1.75} />
  if (kind === 'labels') return <EntityAvatar name={name} url={image} size={SIDE} kind="label" />
  return <EntityAvatar name={name} url={image} size={SIDE} />
}

const ORGANIZATIONS_UNASKED = 5

/** What the palette offers: without a text what was chosen last, and all there is to do; with one what it finds. */
export const useGroups = (reach: PaletteScope, text: string, searched: string) => {
  const { t } = useTranslation(['palette', 'shell'])
  const navigate = useNavigate()
  const { kinds, organizationId, userId } = reach
  const [chosenLast] = useState(() => readRecent(userId))
  const [pages, actions, organizations] = [usePages(reach), useActions(reach), useOrganizations(reach)]
  // A text of nothing but signs would find everything.
  const isAsked = searchText(text) !== ''
  const found = usePaletteResults(kinds, searchText(searched) === '' ? '' : searched.trim())
  const isPending = isAsked && kinds.length > 0 && (text !== searched || found.isPending)

  const entityRow = (kind: Kind, entity: Entity): Row => ({
    id: `${kind}:${entity.id}`,
    name: entity.name,
    category: entity.category,
    sign: <EntityIcon kind={kind} entity={entity} />,
    act: () => void navigate({ to: `/${kind}/${entity.id}` }),
    recent: { kind, id: entity.id, name: entity.name, organizationId },
  })
  const commands = [...pages, ...organizations, ...actions]
  const recent = chosenLast.flatMap((one): Row[] => {
    if (one.kind === 'command') return commands.filter(({ id }) => id === one.id)
    if (!kinds.includes(one.kind) || one.organizationId !== organizationId) return []
    return [{ ...entityRow(one.kind, { ...one, image: null }), category: t(`palette:kind.${one.kind}`) }]
  })
  const matching = (rows: Row[]) =>
    isAsked ? rows.filter(({ name, also = '' }) => isFoundIn(text, `${name} ${also}`)) : []
  const idle = text.trim() === ''
  const shownLast = recent.slice(0, RECENT_MAX)
  const fresh = (rows: Row[]) => rows.filter(({ id }) => shownLast.every((row) => row.id !== id))
  const pick = (rows: Row[]) => (idle ? fresh(rows) : matching(rows))

  const groups: Group[] = [
    { key: 'recent', title: t('palette:group.recent'), rows: idle ? shownLast : [] },
    { key: 'pages', title: t('palette:group.pages'), rows: pick(pages) },
    {
      key: 'workplaces',
      title: t('palette:group.organizations'),
      rows: pick(organizations).slice(0, idle ? ORGANIZATIONS_UNASKED : organizations.length),
    },
    { key: 'actions', title: t('palette:group.actions'), rows: pick(actions) },
    ...kinds.map((kind) => ({
      key: kind,
      title: t(`shell:menu.${kind}`),
      // What an older text found cannot be chosen any more.
      rows: isAsked ? found.of(kind).map((entity) => ({ ...entityRow(kind, entity), disabled: isPending })) : [],
    })),
  ]
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    isPending,
    isFailed: isAsked && !isPending && found.isFailed,
    retry: found.retry,
  }
}
