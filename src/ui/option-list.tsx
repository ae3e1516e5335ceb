import { useCallback, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import type { Option, PickOption, UseOptions } from '#src/ui/option.ts'
import { OptionRows } from '#src/ui/option-rows.tsx'
import { positionPopover } from '#src/ui/position-popover.ts'
import type { Combobox } from '#src/ui/use-combobox.ts'
import { useOptionRows } from '#src/ui/use-option-rows.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/ui/option-list.module.css'

type Props = {
  combobox: Combobox
  label: string
  useOptions: UseOptions
  tallest: number
  isChosen?: (option: Option) => boolean
  isOffered?: (option: Option) => boolean
  multiple?: boolean
  makes?: boolean
}

const itself: PickOption = (option) => ({ chosen: [option] })
const never = () => false
const always = () => true

/** What a text field found, under it. */
export const OptionList = ({ combobox, label, useOptions, tallest, multiple = false, ...props }: Props) => {
  const { isChosen = never, isOffered = always, makes = false } = props
  const { t } = useTranslation('common')
  const { field, listed, take, searched, text, isTaking, refused } = combobox
  const found = useOptions(searched.trim())
  const isPending = found.isPending || text !== searched
  const asked = { text: searched.trim(), multiple, makes, isOffered }
  const { rows, message, count } = useOptionRows({ ...found, isPending }, asked)
  useImperativeHandle(listed, () => rows)
  useImperativeHandle(take, () => found.take ?? itself)
  const show = useCallback(
    (panel: HTMLDivElement | null) => {
      if (panel === null || field.current === null) return undefined
      // Whatever is pressed in it, its scroll bar too, the focus stays in the text field.
      panel.addEventListener('mousedown', (event) => event.preventDefault())
      return positionPopover(field.current.closest<HTMLElement>('[data-combobox]') ?? field.current, panel, tallest)
    },
    [field, tallest],
  )
  const announcement = isTaking ? t('working') : message
  return (
    <div ref={show} popover="manual" className={classes.panel} data-pending={isPending || isTaking || undefined}>
      <VisuallyHidden>
        <span role="status">{announcement ?? (isPending ? '' : t('search.results', { count }))}</span>
      </VisuallyHidden>
      <div role="alert">{refused !== null && <p className={classes.refused}>{refused}</p>}</div>
      {message !== null && (
        <p className={classes.message} aria-hidden>
          {message}
        </p>
      )}
      <OptionRows combobox={combobox} label={label} options={rows} isChosen={isChosen} multiple={multiple} />
    </div>
  )
}
