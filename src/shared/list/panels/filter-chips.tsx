import { useTranslation } from 'react-i18next'
import {
  activeFilters,
  type KindOption,
  type FilterEntity,
  useFilterChange,
  withoutFilters,
} from '#src/shared/list/list-filter.ts'
import type { PanelProps } from '#src/shared/list/panels/list-panel.tsx'
import { useEntityName } from '#src/shared/picker/entity-searches.ts'
import { IconX } from '#src/ui/icons.ts'
import classes from '#src/shared/list/panels/filter-chips.module.css'

/** The text of an entity filter's value. */
export const useEntityFilterText = (entity: FilterEntity, id: string | null): string => {
  const { t } = useTranslation('lists')
  const { named, isPending } = useEntityName(entity, id)
  return named?.name ?? (isPending ? '…' : t('filter.unknown'))
}

const useKindFilterText = (kinds: readonly KindOption[], value: string): string => {
  const { t } = useTranslation('lists')
  const kind = kinds.find((option) => option.value === value)
  return kind === undefined ? value : t(kind.text)
}

type Props = { name: string; label: string; value: string }

/** The element that is focused when a chip is removed: its neighbour, or the button that opens the filters. */
const nextOf = (chip: HTMLElement): HTMLElement | null | undefined => {
  const all = [...(chip.closest('ul')?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
  const at = all.indexOf(chip)
  return all[at + 1] ?? all[at - 1] ?? document.querySelector<HTMLElement>('[data-opens="filters"]')
}

const FilterChip = ({ name, label, value }: Props) => {
  const { t } = useTranslation('lists')
  const change = useFilterChange()
  return (
    <button
      type="button"
      className={classes.chip}
      data-chip
      aria-label={t('filter.remove', { label, value })}
      onClick={({ currentTarget }) => {
        nextOf(currentTarget)?.focus()
        change({ [name]: undefined })
      }}
    >
      <span>
        {label}: <bdi>{value}</bdi>
      </span>
      <IconX size={14} aria-hidden />
    </button>
  )
}

type ChipProps = { name: string; label: string; value: string }
const KindChip = ({ kinds, ...chip }: ChipProps & { kinds: readonly KindOption[] }) => (
  <FilterChip {...chip} value={useKindFilterText(kinds, chip.value)} />
)
const EntityFilterChip = ({ entity, ...chip }: ChipProps & { entity: FilterEntity }) => (
  <FilterChip {...chip} value={useEntityFilterText(entity, chip.value)} />
)

/** Focuses the button that opens the filters, because all chips are removed. */
const focusFilters = () => document.querySelector<HTMLElement>('[data-opens="filters"]')?.focus()

/** The active filters as chips; a press removes one. */
export const FilterChips = ({ filters, state }: Pick<PanelProps, 'filters' | 'state'>) => {
  const { t } = useTranslation('lists')
  const change = useFilterChange()
  const clear = () => {
    focusFilters()
    change(withoutFilters(filters))
  }
  return (
    <ul className={classes.chips} aria-label={t('filter.inUse')}>
      {activeFilters(filters, state).map(({ filter, value }) => {
        const chip = { name: filter.name, label: t(`column.${filter.header}`), value }
        return (
          <li key={filter.name}>
            {'kinds' in filter ? (
              <KindChip {...chip} kinds={filter.kinds} />
            ) : (
              <EntityFilterChip {...chip} entity={filter.entity} />
            )}
          </li>
        )
      })}
      <li>
        <button type="button" className={classes.clear} onClick={clear}>
          {t('filter.clear')}
        </button>
      </li>
    </ul>
  )
}
