import { PillsInput, VisuallyHidden } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withSelected, withoutSelected, type Option, type SearchField } from '#src/ui/option.ts'
import { OptionList } from '#src/ui/option-list.tsx'
import { focusPill, Pills } from '#src/ui/pills.tsx'
import { useCombobox } from '#src/ui/use-combobox.ts'
import classes from '#src/ui/search-multi-select.module.css'

export const MAX_HEIGHT = 240

type Props = SearchField & {
  value: readonly Option[]
  onChange: (value: readonly Option[]) => void
  maximum?: number
  /** Called when the maximum is reached, and at each attempt to exceed it. */
  onMaximum?: (maximum: number) => void
  /** The caller lists the chosen options, with more details for each. */
  shownElsewhere?: boolean
}

const inOneLine = (text: string) =>
  text
    .split(/\s*[\r\n]+\s*/u)
    .filter(Boolean)
    .join(', ')

/** A field that chooses several options by name. */
export const SearchMultiSelect = (props: Props) => {
  const { value, onChange, maximum, onMaximum, shownElsewhere = false, renderSearch, makes, ...rest } = props
  const { label, onBlur, ref, placeholder, disabled, id, name, ...wrapper } = rest
  const { t } = useTranslation('common')
  const [announcement, announce] = useState('')
  const counted = (chosen: number) => (maximum === undefined ? '' : t('chosen.ofMaximum', { chosen, maximum }))
  const count = counted(value.length)

  const combobox = useCombobox({
    onPick: (_, { chosen, rest: left = '' }) => {
      const next = withSelected(value, chosen, maximum)
      if (next.length > value.length) {
        onChange(next)
        const names = next.slice(value.length).map((option) => option.name)
        announce(`${t('chosen.added', { name: names.join(', ') })} ${counted(next.length)}`)
      }
      if (maximum !== undefined && next.length >= maximum) onMaximum?.(maximum)
      // The open list would cover the caller's list of chosen options.
      if (left === '' && shownElsewhere) combobox.close()
      else combobox.type(left)
    },
  })
  const input = useMergedRef(combobox.field, ref)
  const remove = (option: Option) => {
    const next = withoutSelected(value, option.id)
    if (next === value) return announce(t('chosen.fixed', { name: option.name }))
    announce(`${t('chosen.removed', { name: option.name })} ${counted(next.length)}`)
    onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const last = shownElsewhere ? undefined : value.at(-1)
    if (last !== undefined && selectionStart === 0 && selectionEnd === 0) {
      if (event.key === 'ArrowLeft') return focusPill(combobox.field.current, value.length - 1)
      if (event.key === 'Backspace') return remove(last)
    }
    combobox.inputProps.onKeyDown(event)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/u.test(pasted)) return
    event.preventDefault()
    const { value: before, selectionStart, selectionEnd } = event.currentTarget
    const [from, to] = [selectionStart ?? before.length, selectionEnd ?? before.length]
    combobox.type(before.slice(0, from) + inOneLine(pasted) + before.slice(to))
  }
  return (
    <div>
      <PillsInput {...wrapper} id={id} label={label} disabled={disabled} data-combobox>
        <div className={classes.line}>
          {!shownElsewhere && (
            <Pills label={label} chosen={value} disabled={disabled} onRemove={remove} field={combobox.field} />
          )}
          <PillsInput.Field
            {...combobox.inputProps}
            ref={input}
            name={name}
            aria-required={wrapper.required}
            placeholder={value.length === 0 || shownElsewhere ? (placeholder ?? t('search.placeholder')) : undefined}
            value={combobox.text}
            onChange={(event) => combobox.type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              combobox.close()
              onBlur?.()
            }}
          />
          {count !== '' && <span className={classes.count}>{count}</span>}
        </div>
      </PillsInput>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      {combobox.opened && (
        <OptionList
          combobox={combobox}
          label={label}
          renderSearch={renderSearch}
          maxHeight={MAX_HEIGHT}
          isOffered={(option) => value.every(({ id: chosenId }) => chosenId !== option.id)}
          multiple
          makes={makes}
        />
      )}
    </div>
  )
}
