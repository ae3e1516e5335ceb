import { IconCheck } from '#src/ui/icons.ts'
import type { Option } from '#src/ui/option.ts'
import type { Combobox } from '#src/ui/use-combobox.ts'
import classes from '#src/ui/option-list.module.css'

type Props = {
  combobox: Combobox
  label: string
  options: readonly Option[]
  isChosen: (option: Option) => boolean
  renderImage?: (option: Option) => React.ReactNode
  multiple?: boolean
}

/** What a combobox offers, row by row; the focus stays in its text field. */
export const OptionRows = ({ combobox, label, options, isChosen, renderImage, multiple }: Props) => {
  const { listId, active } = combobox
  return (
    <div role="listbox" id={listId} aria-label={label} aria-multiselectable={multiple} className={classes.list}>
      {options.map((option, index) => (
        <div
          key={option.id}
          id={`${listId}-${index}`}
          ref={index === active ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
          role="option"
          className={classes.option}
          aria-selected={isChosen(option)}
          aria-disabled={option.disabled}
          data-active={index === active || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => combobox.setActive(index)}
          onClick={() => combobox.pick(option)}
        >
          {renderImage?.(option)}
          <span className={classes.name}>{option.name}</span>
          {option.category !== undefined && <span className={classes.category}>{option.category}</span>}
          {isChosen(option) && <IconCheck className={classes.check} size={16} aria-hidden />}
        </div>
      ))}
    </div>
  )
}
