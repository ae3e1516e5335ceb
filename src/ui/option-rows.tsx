import { useTranslation } from 'react-i18next'
import type { Option } from '#src/ui/option.ts'
import { OptionRow } from '#src/ui/option-row.tsx'
import type { Combobox } from '#src/ui/use-combobox.ts'
import classes from '#src/ui/option-list.module.css'

type Props = {
  combobox: Combobox
  label: string
  options: readonly Option[]
  isChosen: (option: Option) => boolean
  multiple?: boolean
}

/** What a combobox offers, row by row, what was chosen last before the rest; the focus stays in its text field. */
export const OptionRows = ({ combobox, label, options, isChosen, multiple }: Props) => {
  const { t } = useTranslation('common')
  const { listId } = combobox
  const rows = options.map((option, index) => (
    <OptionRow key={option.id} combobox={combobox} index={index} option={option} isChosen={isChosen(option)} />
  ))
  const first = options.findIndex(({ remembered }) => remembered !== true)
  const remembered = first === -1 ? rows.length : first
  const headingId = `${listId}-recent`
  return (
    <div role="listbox" id={listId} aria-label={label} aria-multiselectable={multiple} className={classes.list}>
      {remembered > 0 && (
        <div role="group" aria-labelledby={headingId} className={classes.group}>
          <div id={headingId} role="presentation" className={classes.heading}>
            {t('search.recent')}
          </div>
          {rows.slice(0, remembered)}
        </div>
      )}
      {rows.slice(remembered)}
    </div>
  )
}
