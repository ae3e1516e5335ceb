import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import { activeFilters, type ListFilter } from '#src/shared/list/list-filter.ts'
import type { Column, ColumnLayout } from '#src/shared/list/table/column.ts'
import { type MoreAction, MoreButton } from '#src/shared/page/more-button.tsx'
import type { ListState } from '#src/shared/page/search-params.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { IconFilter } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'

/** The panels of a list are fetched when the first is opened. */
const loadListPanel = () => import('#src/shared/list/panels/list-panel.tsx')
const LazyListPanel = lazyPart(async () => (await loadListPanel()).ListPanel, UnavailablePart)
export const LazyFilterChips = lazyPart(async () => (await loadListPanel()).FilterChips)

const PANELS = ['filters', 'columns', 'views'] as const
type Panel = (typeof PANELS)[number]
export type ListToolbarProps = {
  area: ListArea
  state: ListState
  filters: readonly ListFilter[]
  columns: readonly (ColumnLayout & Pick<Column<never>, 'header'>)[]
}
type Props = ListToolbarProps & {
  /** Whether the rows are a table with columns. */
  hasColumns: boolean
  /** What the “⋯” menu has, besides the views on a phone. */
  actions: readonly MoreAction[]
  isBusy: boolean
  /** What stands between the panels and the menu. */
  children: ReactNode
}

/** Opens the panels of a list: filters, columns of a table, saved views. The rest of its tools are in a menu. */
export const ListToolbar = ({ hasColumns, actions, isBusy, children, ...props }: Props) => {
  const { t } = useTranslation('lists')
  const [opened, open] = useState<Panel | null>(null)
  const isPhone = useIsPhone()
  const number = activeFilters(props.filters, props.state).length
  const labels = {
    filters: number === 0 ? t('filter.open') : t('filter.active', { number }),
    columns: t('columns.open'),
    views: t('views.open'),
  }
  const has = { filters: props.filters.length > 0, columns: hasColumns && !isPhone, views: !isPhone }
  const views: MoreAction = { label: labels.views, Icon: IconFilter, run: () => open('views') }
  return (
    <>
      {PANELS.filter((panel) => has[panel]).map((panel) => (
        <Button
          key={panel}
          variant="subtle"
          color="gray"
          aria-haspopup="dialog"
          data-opens={panel}
          onPointerEnter={() => void loadListPanel()}
          onClick={() => open(panel)}
        >
          {labels[panel]}
        </Button>
      ))}
      {children}
      <MoreButton actions={isPhone ? [views, ...actions] : actions} isBusy={isBusy} />
      {opened !== null && (
        <Suspense>
          <LazyListPanel {...props} panel={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  )
}
