import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '#src/domain/limits.ts'
import { IconSearch, IconX } from '#src/ui/icons.ts'
import classes from '#src/shared/list/search-box.module.css'

export const SEARCH_DELAY_MS = 1000

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** Searches a second after the last key, and at once on Enter. */
export const SearchBox = ({ label, value, onSearch }: Props) => {
  const { t } = useTranslation('common')
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // Only a change from outside, such as the back button, replaces the text being typed.
    if (value !== sent) setDraft(value)
    setSent(value)
  }

  const submit = (text: string) => {
    const search = text.trim()
    if (search === value) return
    setSent(search)
    onSearch(search)
  }
  const searchSoon = useDebouncedCallback(submit, SEARCH_DELAY_MS)
  const searchNow = (text: string) => {
    searchSoon.cancel()
    submit(text)
  }
  const type = (text: string) => {
    setDraft(text)
    searchSoon(text)
  }
  const clear = () => {
    setDraft('')
    searchNow('')
    input.current?.focus()
  }

  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          searchNow(draft)
        }}
      >
        <IconSearch size={16} aria-hidden />
        <input
          ref={input}
          type="search"
          className={classes.input}
          aria-label={label}
          placeholder={label}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          value={draft}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {draft !== '' && (
          <button type="button" className={classes.clear} aria-label={t('clear')} onClick={clear}>
            <IconX size={16} aria-hidden />
          </button>
        )}
      </form>
    </search>
  )
}
