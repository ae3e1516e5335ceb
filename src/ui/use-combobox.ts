import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { indexForKey, type Option, type PickOption, type PickResult } from '#src/ui/option.ts'

type OnPick = (option: Option, result: Extract<PickResult, { chosen: unknown }>) => void

/** Turns a row into a choice, which may need a call, such as creating it first; meanwhile nothing else can be chosen. */
const usePickOption = (onPick: OnPick) => {
  const resolve = useRef<PickOption | null>(null)
  // The callback of the latest render knows the choices made during the call.
  const latest = useRef(onPick)
  useLayoutEffect(() => {
    latest.current = onPick
  })
  const [isPicking, setPicking] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  const settle = (result: PickResult) => {
    if ('refused' in result) return setRefused(result.refused)
    const [first] = result.chosen
    if (first !== undefined) latest.current(first, result)
  }
  const pick = (option: Option) => {
    if (option.disabled === true || isPicking) return
    if (option.run !== undefined) return option.run()
    setRefused(null)
    const result = resolve.current?.(option) ?? { chosen: [option] }
    if (!(result instanceof Promise)) return settle(result)
    setPicking(true)
    void result.then(settle).finally(() => setPicking(false))
  }
  return { resolve, pick, isPicking, refused, clearRefusal: () => setRefused(null) }
}

const scrollToRow = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

export const PICK_DELAY_MS = 500
const NONE = -1

export type Combobox = ReturnType<typeof useCombobox>
/** The rows of the list; null while it is closed. */
type Listed = RefObject<readonly Option[] | null>

type Behaviour = {
  onPick: OnPick
  /** For a field that is only shown together with its list. */
  startsOpened?: boolean
  /** Enter chooses the first row, until another one is active. */
  choosesFirst?: boolean
  /** Called by Escape once the list is closed. */
  onClear?: () => void
}

/** The keyboard and the state of a text field with a list of results; the list reports its rows. */
export const useCombobox = ({ onPick, startsOpened = false, choosesFirst = false, onClear }: Behaviour) => {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const listed: Listed = useRef(null)
  const { resolve, pick, isPicking, refused, clearRefusal } = usePickOption(onPick)
  const [opened, setOpened] = useState(startsOpened)
  const [moved, setActive] = useState(NONE)
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState('')
  const [paused] = useDebouncedValue(text, PICK_DELAY_MS)
  const searched = submitted === text ? text : paused
  const active = moved === NONE && choosesFirst ? 0 : moved

  const open = () => setOpened(true)
  const close = () => {
    setOpened(false)
    setActive(NONE)
    setText('')
    setSubmitted('')
    clearRefusal()
  }
  const type = (typed: string) => {
    setText(typed)
    setActive(NONE)
    clearRefusal()
    open()
  }
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const movesCaret = (event.key === 'Home' || event.key === 'End') && moved === NONE && text !== ''
    if (movesCaret || (!opened && !isArrow)) return
    const next = indexForKey(event.key, listed.current ?? [], active)
    if (next === undefined) return
    event.preventDefault()
    if (event.altKey && event.key === 'ArrowUp') return close()
    if (!opened || event.altKey) return open()
    setActive(next)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may end the composition of a word (IME).
    if (event.nativeEvent.isComposing) return
    const chosen = listed.current?.[active]
    if (event.key === 'Enter' && opened) {
      // The key that chooses does not submit the form.
      event.preventDefault()
      if (chosen === undefined) setSubmitted(text)
      else pick(chosen)
    } else if (event.key === 'Escape' && opened) {
      event.preventDefault()
      close()
    } else if (event.key === 'Escape' && onClear !== undefined && event.currentTarget.closest('dialog') === null) {
      // In a dialog, Escape closes the dialog and leaves the choice.
      event.preventDefault()
      onClear()
    } else if (event.key === 'Tab') close()
    else move(event)
  }

  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': opened,
    'aria-controls': opened ? listId : undefined,
    'aria-activedescendant': opened && active !== NONE ? `${listId}-${active}` : undefined,
    onKeyDown,
    onClick: open,
  } as const

  // Roles instead of a `<select>`, which would take the focus from the text field.
  const listProps = { role: 'listbox', id: listId } as const
  const rowProps = (option: Option, index: number) =>
    ({
      role: 'option',
      id: `${listId}-${index}`,
      ref: index === active ? scrollToRow : undefined,
      'aria-disabled': option.disabled,
      // A press leaves the focus in the text field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: () => setActive(index),
      onClick: () => pick(option),
    }) as const

  const shown = { listId, field, listed, resolve, opened, active, text, searched, isPicking, refused }
  return { ...shown, open, close, type, pick, inputProps, listProps, rowProps }
}
