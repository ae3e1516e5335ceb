import { useTranslation } from 'react-i18next'
import { initialsOf } from '#src/domain/text/initials.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { IconCheck, IconPlus } from '#src/ui/icons.ts'
import type { Option } from '#src/ui/option.ts'
import type { Combobox } from '#src/ui/use-combobox.ts'
import classes from '#src/ui/option-list.module.css'

const SIZE = 24

/** The picture of an option or its initials; nothing for options of a kind without pictures. */
export const OptionImage = ({ option: { name, image } }: { option: Option }) =>
  image === undefined ? null : <Avatar url={image} initials={initialsOf(name)} size={SIZE} />

type OptionRowProps = {
  combobox: Combobox
  index: number
  option: Option
  isChosen: boolean
}

const isOption = ({ optionLabel, run }: Option) => optionLabel === undefined && run === undefined

/** One row of a combobox: an option, or an action such as “create …”. */
const OptionRow = ({ combobox, index, option, isChosen }: OptionRowProps) => {
  const { active, rowProps } = combobox
  const { name, optionLabel, category } = option
  return (
    <div
      {...rowProps(option, index)}
      className={classes.option}
      aria-selected={isChosen}
      data-active={index === active || undefined}
      data-action={!isOption(option) || undefined}
    >
      {optionLabel !== undefined && <IconPlus className={classes.icon} size={16} aria-hidden />}
      {isOption(option) && <OptionImage option={option} />}
      <span className={classes.name}>{optionLabel ?? name}</span>
      {category !== undefined && <span className={classes.category}>{category}</span>}
      {isChosen && <IconCheck className={classes.icon} size={16} aria-hidden />}
    </div>
  )
}

type Props = {
  combobox: Combobox
  label: string
  options: readonly Option[]
  isChosen: (option: Option) => boolean
  multiple?: boolean
}

/** The listbox of a combobox, recent choices first; the focus stays in its text field. */
export const OptionRows = ({ combobox, label, options, isChosen, multiple }: Props) => {
  const { t } = useTranslation('common')
  const { listId, listProps } = combobox
  const rows = options.map((option, index) => (
    <OptionRow key={option.id} combobox={combobox} index={index} option={option} isChosen={isChosen(option)} />
  ))
  const first = options.findIndex(({ remembered }) => remembered !== true)
  const remembered = first === -1 ? rows.length : first
  const headingId = `${listId}-recent`
  return (
    <div {...listProps} aria-label={label} aria-multiselectable={multiple} className={classes.list}>
      {remembered > 0 && (
        <fieldset aria-labelledby={headingId} className={classes.group}>
          <div id={headingId} role="presentation" className={classes.heading}>
            {t('search.recent')}
          </div>
          {rows.slice(0, remembered)}
        </fieldset>
      )}
      {rows.slice(remembered)}
    </div>
  )
}
