import { ColumnsPanel } from '#src/shared/list/panels/columns-panel.tsx'
import { FiltersPanel } from '#src/shared/list/panels/filters-panel.tsx'
import { ViewsPanel } from '#src/shared/list/panels/views-panel.tsx'
import type { ListToolbarProps } from '#src/shared/list/panels/list-toolbar.tsx'

// One door for all that is fetched on demand: with two, a file more would be on the worker's list.
export { FilterChips } from '#src/shared/list/panels/filter-chips.tsx'

export type PanelProps = ListToolbarProps & { onClose: () => void }

const PANELS = { filters: FiltersPanel, columns: ColumnsPanel, views: ViewsPanel }

/** What a list is set up with; it travels in one piece, once some of it is asked for. */
export const ListPanel = ({ panel, ...props }: PanelProps & { panel: keyof typeof PANELS }) => {
  const Panel = PANELS[panel]
  return <Panel {...props} />
}
