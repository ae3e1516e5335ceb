import { useTranslation } from 'react-i18next'
import { SEARCHES } from '#src/catalogue/list-panels/sought.ts'
import { useSoughtName } from '#src/catalogue/list-panels/use-filter-value.ts'
import type { ListFilter, Sought } from '#src/catalogue/lists/list-filter.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { SearchSelect } from '#src/ui/search-select.tsx'

type FieldProps = {
  label: string
  placeholder: string
  value: string | null
  onChange: (value: string | null) => void
}

const SoughtField = ({ sought, value, onChange, ...field }: FieldProps & { sought: Sought }) => {
  const name = useSoughtName(sought, value)
  return (
    <SearchSelect
      {...field}
      value={value === null ? null : { id: value, name }}
      onChange={(option) => onChange(option?.id ?? null)}
      useOptions={SEARCHES[sought]}
    />
  )
}

type Props = Pick<FieldProps, 'value' | 'onChange'> & { filter: ListFilter }

/** One filter, as its kind wants it: a few to choose from, or one of many to be found. */
export const FilterField = ({ filter, ...change }: Props) => {
  const { t } = useTranslation('lists')
  const field = { ...change, label: t(`column.${filter.header}`), placeholder: t(`filter.${filter.everything}`) }
  if ('sought' in filter) return <SoughtField {...field} sought={filter.sought} />
  return <ChoiceSelect {...field} options={filter.kinds.map(({ value, text }) => ({ value, label: t(text) }))} />
}
