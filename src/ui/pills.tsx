import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconLock, IconX } from '#src/ui/icons.ts'
import type { Option } from '#src/ui/option.ts'
import { OptionImage } from '#src/ui/option-rows.tsx'
import classes from '#src/ui/search-multi-select.module.css'

type Props = {
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
export const Pills = ({ label, chosen, disabled, onRemove, field }: Props) => {
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
