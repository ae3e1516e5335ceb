import { TextInput, CloseButton } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { IconChevronDown } from '#src/ui/icons.ts'
import { OptionList } from '#src/ui/option-list.tsx'
import type { Option, SearchField } from '#src/ui/option.ts'
import { useCombobox } from '#src/ui/use-combobox.ts'
import classes from '#src/ui/clear-button.module.css'

type ClearButtonProps = { label: string; onClear?: () => void }

/** At the end of a search field: clears the choice, once there is one. */
const ClearButton = ({ label, onClear }: ClearButtonProps) => {
  const { t } = useTranslation('common')
  if (onClear === undefined) return <IconChevronDown size={16} aria-hidden />
  return (
    <CloseButton
      size="sm"
      className={classes.clear}
      aria-label={`${t('clear')}: ${label}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  )
}

const MAX_HEIGHT = 265

type Props = SearchField & { value: Option | null; onChange: (value: Option | null) => void }

/** A field that chooses one option by name. Emptying the text clears the choice. */
export const SearchSelect = ({ value, onChange, renderSearch, makes, onBlur, ref, placeholder, ...field }: Props) => {
  const { t } = useTranslation('common')
  const clear = () => {
    onChange(null)
    combobox.field.current?.focus()
  }
  const clearable = value !== null && field.disabled !== true
  const combobox = useCombobox({
    onPick: (option) => {
      onChange(option)
      combobox.close()
    },
    onClear: clearable ? clear : undefined,
  })
  const input = useMergedRef(combobox.field, ref)
  const shown = combobox.text === '' ? (value?.name ?? '') : combobox.text
  const type = (typed: string) => {
    if (typed === '') onChange(null)
    combobox.type(typed)
  }
  return (
    <>
      <TextInput
        {...field}
        {...combobox.inputProps}
        ref={input}
        placeholder={placeholder ?? t('search.placeholder')}
        value={shown}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          combobox.close()
          onBlur?.()
        }}
        rightSectionPointerEvents={clearable ? 'all' : 'none'}
        rightSection={<ClearButton label={field.label} onClear={clearable ? clear : undefined} />}
      />
      {combobox.opened && (
        <OptionList
          combobox={combobox}
          label={field.label}
          renderSearch={renderSearch}
          maxHeight={MAX_HEIGHT}
          isChosen={(option) => option.id === value?.id}
          makes={makes}
        />
      )}
    </>
  )
}
