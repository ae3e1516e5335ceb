import { PillsInput, VisuallyHidden } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ClipboardEvent, type KeyboardEvent, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconLock, IconX } from '#src/ui/icons.ts'
import { OptionList } from '#src/ui/option-list.tsx'
import { OptionImage } from '#src/ui/option-rows.tsx'
import { withSelected, withoutSelected, type Option, type SearchField } from '#src/ui/option.ts'
import { useCombobox } from '#src/ui/use-combobox.ts'
import classes from '#src/ui/search-multi-select.module.css'

type PillsProps = {
  label: string
  chosen: readonly Option[]
  disabled?: boolean
  onRemove: (option: Option) => void
  /** The text field after them, which the arrow keys lead to and from. */
  field: RefObject<HTMLInputElement | null>
}

const pillsBefore = (field: HTMLElement | null) => [
  ...(field?.closest('[data-combobox]')?.querySelectorAll<HTMLElement>('[data-pill]') ?? []),
]

/** Puts the focus on a pill, or into the text field where there is none. */
export const focusPill = (field: HTMLElement | null, index: number) => (pillsBefore(field)[index] ?? field)?.focus()

/** The chosen options: a press, Backspace or Delete removes one, the arrow keys move between them. */
const Pills = ({ label, chosen, disabled, onRemove, field }: PillsProps) => {
  const { t } = useTranslation('common')
  const last = chosen.length - 1
  const remove = (option: Option, next: number) => {
    onRemove(option)
    // After the removal, the next pill has this index.
    if (option.fixed !== true) requestAnimationFrame(() => focusPill(field.current, Math.max(next, 0)))
  }
  const onKeyDown = (event: KeyboardEvent, option: Option, index: number) => {
    const { key } = event
    const targets: Record<string, number> = {
      ArrowLeft: Math.max(index - 1, 0),
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    }
    const target = targets[key]
    if (key === 'Backspace') remove(option, index - 1)
    else if (key === 'Delete' || key === 'Enter' || key === ' ') remove(option, index)
    else if (key === 'Escape') field.current?.focus()
    else if (target !== undefined) focusPill(field.current, target)
    else {
      // Typing continues in the text field.
      if (key.length === 1) field.current?.focus()
      return
    }
    event.preventDefault()
  }
  if (chosen.length === 0) return null
  return (
    <ul className={classes.pills} aria-label={t('chosen.label', { label })}>
      {chosen.map((option, index) => (
        <li key={option.id}>
          <button
            type="button"
            data-pill
            className={classes.pill}
            tabIndex={-1}
            disabled={disabled}
            aria-disabled={option.fixed}
            aria-label={t(option.fixed === true ? 'chosen.fixed' : 'remove', { name: option.name })}
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={(event) => onKeyDown(event, option, index)}
            onClick={(event) => {
              event.stopPropagation()
              onRemove(option)
            }}
          >
            <OptionImage option={option} />
            <span className={classes.pillName}>{option.name}</span>
            {option.fixed === true ? <IconLock size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  )
}

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
          isOffered={(option) => value.every(({ id: chosenId }) => chosenId !== option.id)}
          multiple
          makes={makes}
        />
      )}
    </div>
  )
}
