import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityIcon } from '#src/app/palette/entity-icon.tsx'
import { type Entity, type Kind, usePaletteResults } from '#src/app/palette/palette-results.ts'
import { RECENT_MAX, readRecent } from '#src/app/palette/recent-items.ts'
import type { Group, Row } from '#src/app/palette/palette-row.ts'
import { useActions } from '#src/app/palette/use-actions.tsx'
import { useOrganizations } from '#src/app/palette/use-organizations.tsx'
import { usePages } from '#src/app/palette/use-pages.tsx'
import type { PaletteScope } from '#src/app/palette/use-palette-scope.ts'
import { isFoundIn, searchText } from '#src/domain/text/compare.ts'

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
