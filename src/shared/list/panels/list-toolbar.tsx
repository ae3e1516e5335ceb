import { Button } from '@mantine/core'
import { Suspense, useState, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, ColumnLayout } from '#src/shared/list/table/column.ts'
import { activeFilters, type ListFilter } from '#src/shared/list/list-filter.ts'
import type { ListArea } from '#src/domain/navigation/menu.ts'
import type { ListState } from '#src/shared/page/search-params.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'

/** The panels of a list are fetched when the first is opened. */
const loadListPanel = () => import('#src/shared/list/panels/list-panel.tsx')
const LazyListPanel = lazy(async () => ({ default: (await loadListPanel()).ListPanel }))
export const LazyFilterChips = lazy(async () => ({ default: (await loadListPanel()).FilterChips }))

const PANELS = ['filters', 'columns', 'views'] as const
export type ListToolbarProps = {
  area: ListArea
  state: ListState
  filters: readonly ListFilter[]
  columns: readonly (ColumnLayout & Pick<Column<never>, 'header'>)[]
}

/** Opens the panels of a list: filters, columns on a desktop, saved views. */
export const ListToolbar = (props: ListToolbarProps) => {
  const { t } = useTranslation('lists')
  const [opened, open] = useState<(typeof PANELS)[number] | null>(null)
  const isPhone = useIsPhone()
  const number = activeFilters(props.filters, props.state).length
  const labels = {
    filters: number === 0 ? t('filter.open') : t('filter.active', { number }),
    columns: t('columns.open'),
    views: t('views.open'),
  }
  const has = { filters: props.filters.length > 0, columns: !isPhone, views: true }
  return (
    <>
      {PANELS.filter((panel) => has[panel]).map((panel) => (
        <Button
          key={panel}
          variant={panel === 'filters' ? 'default' : 'subtle'}
          aria-haspopup="dialog"
          data-opens={panel}
          onPointerEnter={() => void loadListPanel()}
          onClick={() => open(panel)}
        >
          {labels[panel]}
        </Button>
      ))}
      {opened !== null && (
        <Suspense>
          <LazyListPanel {...props} panel={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  )
}
