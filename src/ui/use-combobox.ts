import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { indexForKey, type Option, type PickOption, type PickResult } from '#src/ui/option.ts'

type OnPick = (option: Option, result: Extract<PickResult, { chosen: unknown }>) => void

/** From a row to a choice, which may take a call, such as making it first; meanwhile nothing else is chosen. */
const usePickOption = (onPick: OnPick) => {
  const take = useRef<PickOption | null>(null)
  // What was chosen while the call was under way is not forgotten.
  const latest = useRef(onPick)
  useLayoutEffect(() => {
    latest.current = onPick
  })
  const [isTaking, setIsTaking] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  const settle = (result: PickResult) => {
    if ('refused' in result) return setRefused(result.refused)
    const [first] = result.chosen
    if (first !== undefined) latest.current(first, result)
  }
  const pick = (option: Option) => {
    if (option.disabled === true || isTaking) return
    if (option.run !== undefined) return option.run()
    setRefused(null)
    const result = take.current?.(option) ?? { chosen: [option] }
    if (!(result instanceof Promise)) return settle(result)
    setIsTaking(true)
    void result.then(settle).finally(() => setIsTaking(false))
  }
  return { take, pick, isTaking, refused, forgetRefusal: () => setRefused(null) }
}

export const PICK_DELAY_MS = 500
const NONE = -1

export type Combobox = ReturnType<typeof useCombobox>
/** What the list shows; nothing while it is not there. */
type Listed = RefObject<readonly Option[] | null>

type Behaviour = {
  onPick: OnPick
  /** For a field that is only there together with its list. */
  startsOpened?: boolean
  /** Enter alone chooses the first, until another one is moved to. */
  choosesFirst?: boolean
  /** What Escape takes away once the list is closed. */
  onClear?: () => void
}

/** The keyboard and the state of a text field with a list of what was found; the list reports what it shows. */
export const useCombobox = ({ onPick, startsOpened = false, choosesFirst = false, onClear }: Behaviour) => {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const listed: Listed = useRef(null)
  const { take, pick, isTaking, refused, forgetRefusal } = usePickOption(onPick)
  const [opened, setOpened] = useState(startsOpened)
  const [moved, setActive] = useState(NONE)
  const [text, setText] = useState('')
  const [sent, setSent] = useState('')
  const [paused] = useDebouncedValue(text, PICK_DELAY_MS)
  const searched = sent === text ? text : paused
  const active = moved === NONE && choosesFirst ? 0 : moved

  const open = () => setOpened(true)
  const close = () => {
    setOpened(false)
    setActive(NONE)
    setText('')
    setSent('')
    forgetRefusal()
  }
  const type = (typed: string) => {
    setText(typed)
    setActive(NONE)
    forgetRefusal()
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
    // Enter may end a word that is being composed.
    if (event.nativeEvent.isComposing) return
    const chosen = listed.current?.[active]
    if (event.key === 'Enter' && opened) {
      // The form is not sent by the key that chooses.
      event.preventDefault()
      if (chosen === undefined) setSent(text)
      else pick(chosen)
    } else if (event.key === 'Escape' && opened) {
      event.preventDefault()
      close()
    } else if (event.key === 'Escape' && onClear !== undefined && event.currentTarget.closest('dialog') === null) {
      // In a dialog it closes the dialog, and what was chosen in it stands.
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

  const shown = { listId, field, listed, take, opened, active, text, searched, isTaking, refused }
  return { ...shown, open, close, type, pick, setActive, inputProps }
}
