import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Entity, type Kind, usePaletteResults } from '#src/app/palette/palette-results.ts'
import { readRecent, RECENT_MAX } from '#src/app/palette/recent-items.ts'
import { type Row, useCommands } from '#src/app/palette/use-commands.tsx'
import type { PaletteScope } from '#src/app/palette/use-palette-scope.ts'
import { isFoundIn, searchText } from '#src/domain/text/compare.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { IconMusic } from '#src/ui/icons.ts'

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
    ...kinds.map((kind) => ({
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
