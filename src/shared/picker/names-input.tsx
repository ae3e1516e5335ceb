import { TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasPermission } from '#src/auth/viewer/viewer.ts'
import { PersonSearch } from '#src/shared/picker/entity-searches.ts'
import { nameAt, withNameAt } from '#src/shared/picker/name-list.ts'
import { OptionList } from '#src/ui/option-list.tsx'
import { useCombobox } from '#src/ui/use-combobox.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'label'> & {
  label: string
  value: string
  onChange: (text: string) => void
}

const PeopleInput = ({ value, onChange, onBlur, ref, ...input }: Props) => {
  const { t } = useTranslation('common')
  const [caret, setCaret] = useState(0)
  const combobox = useCombobox({
    onPick: ({ name }) => {
      onChange(withNameAt(value, caret, name))
      combobox.close()
    },
  })
  const merged = useMergedRef(combobox.field, ref)
  const type = (text: string, at: number) => {
    setCaret(at)
    onChange(text)
    const name = nameAt(text, at)
    if (name === '') combobox.close()
    else combobox.type(name)
  }
  const look = (at: number) => {
    setCaret(at)
    combobox.open()
  }
  return (
    <>
      <TextInput
        {...input}
        {...combobox.inputProps}
        autoCapitalize="words"
        ref={merged}
        value={value}
        onClick={undefined}
        onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.selectionStart ?? 0)}
        onKeyDown={(event) => {
          const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
          if (isArrow && !combobox.opened) look(event.currentTarget.selectionStart ?? 0)
          combobox.inputProps.onKeyDown(event)
        }}
        onBlur={(event) => {
          combobox.close()
          onBlur?.(event)
        }}
      />
      {combobox.opened && (
        <OptionList
          combobox={combobox}
          label={t('pick.people')}
          renderSearch={(search) => <PersonSearch {...search} />}
          makes
        />
      )}
    </>
  )
}

/** Names in one line, separated by commas. Viewers who manage people get suggestions; any other name is allowed too. */
export const NamesInput = (props: Props) => {
  const canManagePeople = useHasPermission('MANAGE_PEOPLE')
  const { onChange } = props
  if (canManagePeople) return <PeopleInput {...props} />
  return <TextInput autoComplete="off" {...props} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}
