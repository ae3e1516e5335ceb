import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, ColumnPlace } from '#src/catalogue/lists/column.ts'
import { activeFilters, type ListFilter } from '#src/catalogue/lists/list-filter.ts'
import type { ListArea } from '#src/catalogue/lists/list-area.ts'
import { LazyPanel, loadPanel } from '#src/catalogue/lists/lazy-panel.ts'
import type { ListState } from '#src/catalogue/lists/list-search.ts'
import { useIsPhone } from '#src/ui/media.ts'

const PANELS = ['filters', 'columns', 'views'] as const
export type ToolsProps = {
  area: ListArea
  state: ListState
  filters: readonly ListFilter[]
  columns: readonly (ColumnPlace & Pick<Column<never>, 'header'>)[]
}

/** The ways to what a list shows: its filters, its columns where there are any, and what was saved of both. */
export const ListTools = (props: ToolsProps) => {
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
          onPointerEnter={() => void loadPanel()}
          onClick={() => open(panel)}
        >
          {labels[panel]}
        </Button>
      ))}
      {opened !== null && (
        <Suspense>
          <LazyPanel {...props} panel={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  )
}
