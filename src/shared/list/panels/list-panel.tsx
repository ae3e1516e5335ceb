import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  activeFilters,
  type ListFilter,
  type FilterEntity,
  useFilterChange,
  withoutFilters,
} from '#src/shared/list/list-filter.ts'
import { ColumnsPanel } from '#src/shared/list/panels/columns-panel.tsx'
import { useEntityFilterText } from '#src/shared/list/panels/filter-chips.tsx'
import type { ListToolbarProps } from '#src/shared/list/panels/list-toolbar.tsx'
import { ViewsPanel } from '#src/shared/list/panels/views-panel.tsx'
import { OrganizationSearch, ArtistSearch, LabelSearch } from '#src/shared/picker/entity-searches.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import type { RenderSearch } from '#src/ui/option.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import { SidePanel } from '#src/ui/side-panel.tsx'

// Exported here, so that the build makes one chunk of all that is fetched on demand.
export { FilterChips } from '#src/shared/list/panels/filter-chips.tsx'

export type PanelProps = ListToolbarProps & { onClose: () => void }

const FILTER_SEARCHES: Record<FilterEntity, RenderSearch> = {
  artists: (search) => <ArtistSearch {...search} />,
  labels: (search) => <LabelSearch {...search} />,
  organizations: (search) => <OrganizationSearch {...search} />,
}

type FieldProps = {
  label: string
  placeholder: string
  value: string | null
  onChange: (value: string | null) => void
}

const EntityFilterField = ({ entity, value, onChange, ...field }: FieldProps & { entity: FilterEntity }) => {
  const name = useEntityFilterText(entity, value)
  return (
    <SearchSelect
      {...field}
      value={value === null ? null : { id: value, name }}
      onChange={(option) => onChange(option?.id ?? null)}
      renderSearch={FILTER_SEARCHES[entity]}
    />
  )
}

type Props = Pick<FieldProps, 'value' | 'onChange'> & { filter: ListFilter }

/** The field of a filter: a select for kinds, a search for entities. */
const FilterField = ({ filter, ...change }: Props) => {
  const { t } = useTranslation('lists')
  const field = { ...change, label: t(`column.${filter.header}`), placeholder: t(`filter.${filter.everything}`) }
  if ('entity' in filter) return <EntityFilterField {...field} entity={filter.entity} />
  return <ChoiceSelect {...field} options={filter.kinds.map(({ value, text }) => ({ value, label: t(text) }))} />
}

/** The filters of a list. Each applies at once, because the list is visible beside the panel. */
const FiltersPanel = ({ filters, state, onClose }: PanelProps) => {
  const { t } = useTranslation('lists')
  const change = useFilterChange()
  const active = activeFilters(filters, state)
  return (
    <SidePanel
      title={t('filter.open')}
      onClose={onClose}
      foot={
        <>
          <Button variant="default" onClick={() => change(withoutFilters(filters))}>
            {t('filter.clear')}
          </Button>
          <Button onClick={onClose}>{t('filter.show')}</Button>
        </>
      }
    >
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={active.find((one) => one.filter === filter)?.value ?? null}
          onChange={(value) => change({ [filter.name]: value ?? undefined })}
        />
      ))}
    </SidePanel>
  )
}

const PANELS = { filters: FiltersPanel, columns: ColumnsPanel, views: ViewsPanel }

/** The panels of a list, in one chunk. */
export const ListPanel = ({ panel, ...props }: PanelProps & { panel: keyof typeof PANELS }) => {
  const Panel = PANELS[panel]
  return <Panel {...props} />
}
