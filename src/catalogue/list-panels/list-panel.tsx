import { ColumnsPanel } from '#src/catalogue/list-panels/columns-panel.tsx'
import { FiltersPanel } from '#src/catalogue/list-panels/filters-panel.tsx'
import { ViewsPanel } from '#src/catalogue/list-panels/views-panel.tsx'
import type { PanelName, ToolsProps } from '#src/catalogue/lists/list-tools.tsx'

export type PanelProps = ToolsProps & { onClose: () => void }

const PANELS = { filters: FiltersPanel, columns: ColumnsPanel, views: ViewsPanel }

/** What is set up about a list; it travels in one piece, once one of them is asked for. */
export const ListPanel = ({ panel, ...props }: PanelProps & { panel: PanelName }) => {
  const Panel = PANELS[panel]
  return <Panel {...props} />
}
