import { PillsInput } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { IconX } from '#src/ui/icons.ts'
import type { Option } from '#src/ui/option.ts'
import { OptionList } from '#src/ui/option-list.tsx'
import type { SearchField } from '#src/ui/search-field.ts'
import { useCombobox } from '#src/ui/use-combobox.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/ui/search-multi-select.module.css'

const TALLEST = 240

type Props = SearchField & {
  value: readonly Option[]
  onChange: (value: Option[]) => void
  /** How many may be chosen; without it, any number. */
  maximum?: number
  onMaximum?: () => void
}

/** Several things found by their names. What is `fixed` stays chosen. */
export const SearchMultiSelect = ({ value, onChange, maximum = Infinity, onMaximum, ...props }: Props) => {
  const { useOptions, renderImage, onBlur, ref, placeholder, id, name, ...field } = props
  const { t } = useTranslation('common')
  const full = value.length >= maximum
  const isChosen = ({ id: option }: Option) => value.some((chosen) => chosen.id === option)
  const remove = (option: Option) => {
    if (option.fixed !== true) onChange(value.filter((chosen) => chosen.id !== option.id))
  }
  const add = (option: Option) => {
    if (full) return
    onChange([...value, option])
    if (value.length + 1 >= maximum) onMaximum?.()
  }
  const combobox = useCombobox({
    onPick: (option) => {
      const chosen = value.find((one) => one.id === option.id)
      if (chosen === undefined) add(option)
      else remove(chosen)
      combobox.type('')
    },
  })
  const input = useMergedRef(combobox.field, ref)
  const last = value.at(-1)
  return (
    <PillsInput {...field} id={id} data-combobox classNames={{ input: classes.box }} onClick={combobox.open}>
      <div className={classes.pills}>
        {value.map((option) => (
          <span key={option.id} className={classes.pill}>
            {renderImage?.(option)}
            <span className={classes.name}>{option.name}</span>
            {option.fixed !== true && field.disabled !== true && (
              <button
                type="button"
                className={classes.remove}
                aria-label={t('remove', { name: option.name })}
                onClick={() => {
                  remove(option)
                  combobox.field.current?.focus()
                }}
              >
                <IconX size={14} aria-hidden />
              </button>
            )}
          </span>
        ))}
        <PillsInput.Field
          {...combobox.inputProps}
          ref={input}
          name={name}
          aria-required={field.required}
          placeholder={value.length === 0 ? (placeholder ?? t('search.placeholder')) : undefined}
          value={combobox.text}
          onChange={(event) => combobox.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && combobox.text === '' && last !== undefined) remove(last)
            combobox.inputProps.onKeyDown(event)
          }}
          onBlur={() => {
            combobox.close()
            onBlur?.()
          }}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{full && t('search.maximum', { count: maximum })}</span>
      </VisuallyHidden>
      {combobox.opened && (
        <OptionList
          combobox={combobox}
          label={field.label}
          useOptions={useOptions}
          tallest={TALLEST}
          isChosen={isChosen}
          allow={(option) => ({ ...option, disabled: option.disabled === true || (full && !isChosen(option)) })}
          renderImage={renderImage}
          multiple
        />
      )}
    </PillsInput>
  )
}
