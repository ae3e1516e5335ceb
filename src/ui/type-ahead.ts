import type { KeyboardEvent } from 'react'
import { searchText } from '#src/domain/text/compare.ts'

const EXPIRES_AFTER_MS = 1000

/** The letters typed into a closed select, and when the last was typed; they expire after a second. */
export type Typed = { letters: string; at: number }

export const nothingTyped: Typed = { letters: '', at: -EXPIRES_AFTER_MS }

/** The letters with one more; expired letters are dropped. */
export const appendLetter = ({ letters, at }: Typed, letter: string, now: number): Typed => ({
  letters: now - at < EXPIRES_AFTER_MS ? letters + letter : letter,
  at: now,
})

/**
 * The index of the first label that starts with these letters, ignoring case and accents: from `from` on while a word is
 * typed, the next one when the same letter is repeated; -1 when none starts so.
 */
export const indexStartingWith = (labels: readonly string[], letters: string, from: number): number => {
  const prefix = searchText(letters)
  if (prefix === '') return -1
  const [first = ''] = prefix
  const isRepeated = prefix === first.repeat(prefix.length)
  const indexes = labels.map((_, step) => (from + step + (isRepeated ? 1 : 0)) % labels.length)
  const startsWith = (index: number, start: string) => searchText(labels[index] ?? '').startsWith(start)
  return (
    indexes.find((index) => startsWith(index, prefix)) ??
    (isRepeated ? indexes.find((index) => startsWith(index, first)) : undefined) ??
    -1
  )
}

let typed = nothingTyped
let typedInto: HTMLSelectElement | null = null

/** Letters typed into a closed select choose the option that starts with them; the browser's own search does not ignore accents. */
export const typeAhead = (event: KeyboardEvent<HTMLSelectElement>) => {
  const { key, currentTarget: select, timeStamp } = event
  if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
  const before = typedInto === select ? typed : nothingTyped
  const { letters } = appendLetter(before, key, timeStamp)
  // A space alone opens the list.
  if (letters === ' ') return
  event.preventDefault()
  typed = { letters, at: timeStamp }
  typedInto = select
  const choices = [...select.options].filter(({ disabled, hidden }) => !disabled && !hidden)
  const labels = choices.map(({ text }) => text)
  const chosen = choices.findIndex(({ selected }) => selected)
  const found = choices[indexStartingWith(labels, letters, Math.max(chosen, 0))]
  if (found === undefined || found.selected) return
  select.value = found.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
