import { useTranslation } from 'react-i18next'
import { FILTER_SEARCHES } from '#src/shared/list/panels/filter-searches.ts'
import { useEntityFilterText } from '#src/shared/list/panels/use-filter-value-text.ts'
import type { ListFilter, FilterEntity } from '#src/shared/list/filter/list-filter.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { SearchSelect } from '#src/ui/search-select.tsx'

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
      useOptions={FILTER_SEARCHES[entity]}
    />
  )
}

type Props = Pick<FieldProps, 'value' | 'onChange'> & { filter: ListFilter }

/** One filter, as its kind wants it: a few to choose from, or one of many to be found. */
export const FilterField = ({ filter, ...change }: Props) => {
  const { t } = useTranslation('lists')
  const field = { ...change, label: t(`column.${filter.header}`), placeholder: t(`filter.${filter.everything}`) }
  if ('entity' in filter) return <EntityFilterField {...field} entity={filter.entity} />
  return <ChoiceSelect {...field} options={filter.kinds.map(({ value, text }) => ({ value, label: t(text) }))} />
}
