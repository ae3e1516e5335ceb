import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterField } from '#src/shared/list/panels/filter-field.tsx'
import type { PanelProps } from '#src/shared/list/panels/list-panel.tsx'
import { activeFilters } from '#src/shared/list/filter/list-filter.ts'
import { useFilterChange } from '#src/shared/list/panels/use-filter-change.ts'
import { withoutFilters } from '#src/shared/list/panels/without-filters.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'

/** The filters of a list. Each acts at once: the list is seen beside them, or behind them on a phone. */
export const FiltersPanel = ({ filters, state, onClose }: PanelProps) => {
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
