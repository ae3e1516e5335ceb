import { useTranslation } from 'react-i18next'
import { useFilterChange } from '#src/shared/list/panels/use-filter-change.ts'
import { IconX } from '#src/ui/icons.ts'
import classes from '#src/shared/list/panels/filter-chips.module.css'

type Props = { name: string; label: string; value: string }

/** The next one has the focus once this one is gone, or the button that opens the filters. */
const nextOf = (chip: HTMLElement): HTMLElement | null | undefined => {
  const all = [...(chip.closest('ul')?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
  const at = all.indexOf(chip)
  return all[at + 1] ?? all[at - 1] ?? document.querySelector<HTMLElement>('[data-opens="filters"]')
}

export const FilterChip = ({ name, label, value }: Props) => {
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
