import { ColumnsPanel } from '#src/shared/list/panels/columns-panel.tsx'
import { FiltersPanel } from '#src/shared/list/panels/filters-panel.tsx'
import { ViewsPanel } from '#src/shared/list/panels/views-panel.tsx'
import type { ListToolbarProps } from '#src/shared/list/panels/list-toolbar.tsx'

// Exported here, so that the build makes one chunk of all that is fetched on demand.
export { FilterChips } from '#src/shared/list/panels/filter-chips.tsx'

export type PanelProps = ListToolbarProps & { onClose: () => void }

const PANELS = { filters: FiltersPanel, columns: ColumnsPanel, views: ViewsPanel }

/** The panels of a list, in one chunk. */
export const ListPanel = ({ panel, ...props }: PanelProps & { panel: keyof typeof PANELS }) => {
  const Panel = PANELS[panel]
  return <Panel {...props} />
}
