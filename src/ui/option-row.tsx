import { IconCheck, IconPlus } from '#src/ui/icons.ts'
import type { Option } from '#src/ui/option.ts'
import { OptionImage } from '#src/ui/option-image.tsx'
import type { Combobox } from '#src/ui/use-combobox.ts'
import classes from '#src/ui/option-list.module.css'

type Props = {
  combobox: Combobox
  index: number
  option: Option
  isChosen: boolean
}

const isThing = ({ optionLabel, run }: Option) => optionLabel === undefined && run === undefined

/** One row of what a combobox offers: a thing, or something to do about what was not found. */
export const OptionRow = ({ combobox, index, option, isChosen }: Props) => {
  const { listId, active } = combobox
  const { name, optionLabel, category, disabled } = option
  return (
    <div
      id={`${listId}-${index}`}
      ref={index === active ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
      role="option"
      className={classes.option}
      aria-selected={isChosen}
      aria-disabled={disabled}
      data-active={index === active || undefined}
      data-action={!isThing(option) || undefined}
      onMouseMove={() => combobox.setActive(index)}
      onClick={() => combobox.pick(option)}
    >
      {optionLabel !== undefined && <IconPlus className={classes.sign} size={16} aria-hidden />}
      {isThing(option) && <OptionImage option={option} />}
      <span className={classes.name}>{optionLabel ?? name}</span>
      {category !== undefined && <span className={classes.category}>{category}</span>}
      {isChosen && <IconCheck className={classes.sign} size={16} aria-hidden />}
    </div>
  )
}
