import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { nextChoosable, type Option } from '#src/ui/option.ts'

const SEARCH_DELAY_MS = 500
const NONE = -1

export type Combobox = ReturnType<typeof useCombobox>
/** What the list shows; nothing while it is not there. */
type Listed = RefObject<readonly Option[] | null>

type Behaviour = {
  onPick: (option: Option) => void
  /** For a field that is only there together with its list. */
  startsOpened?: boolean
  /** Enter alone chooses the first, until another one is moved to. */
  choosesFirst?: boolean
}

/** The keyboard and the state of a text field with a list of what was found; the list reports what it shows. */
export const useCombobox = ({ onPick, startsOpened = false, choosesFirst = false }: Behaviour) => {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const listed: Listed = useRef(null)
  const [opened, setOpened] = useState(startsOpened)
  const [moved, setActive] = useState(NONE)
  const [text, setText] = useState('')
  const [searched] = useDebouncedValue(text, SEARCH_DELAY_MS)
  const active = moved === NONE && choosesFirst ? 0 : moved

  const open = () => setOpened(true)
  const close = () => {
    setOpened(false)
    setActive(NONE)
    setText('')
  }
  const type = (typed: string) => {
    setText(typed)
    setActive(NONE)
    open()
  }
  const pick = (option: Option) => {
    if (option.disabled !== true) onPick(option)
  }
  const move = (step: 1 | -1) => {
    if (!opened) return open()
    setActive(nextChoosable(listed.current ?? [], active === NONE && step === -1 ? 0 : active, step))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = listed.current?.[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && opened) {
      // The form is not sent by the key that chooses.
      event.preventDefault()
      if (chosen !== undefined) pick(chosen)
    } else if (event.key === 'Escape' && opened) {
      event.preventDefault()
      close()
    } else if (event.key === 'Tab') close()
  }

  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-autocomplete': 'list',
    // A dialog round the field is not closed by the key that closes the list.
    'data-mantine-stop-propagation': opened,
    'aria-expanded': opened,
    'aria-controls': opened ? listId : undefined,
    'aria-activedescendant': opened && active !== NONE ? `${listId}-${active}` : undefined,
    onKeyDown,
    onClick: open,
  } as const

  return { listId, field, listed, opened, active, text, searched, open, close, type, pick, setActive, inputProps }
}
