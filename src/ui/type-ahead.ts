import type { KeyboardEvent } from 'react'
import { searchText } from '#src/domain/text/compare.ts'

const FORGOTTEN_AFTER_MS = 1000

/** What was typed so far into a closed list, and when the last of it was; it is forgotten after a second. */
export type Typed = { letters: string; at: number }

export const nothingTyped: Typed = { letters: '', at: -FORGOTTEN_AFTER_MS }

/** With the letter just typed; what is older than a second is forgotten. */
export const appendLetter = ({ letters, at }: Typed, letter: string, now: number): Typed => ({
  letters: now - at < FORGOTTEN_AFTER_MS ? letters + letter : letter,
  at: now,
})

/**
 * The place of what begins with these letters, whatever their case and accents: from `from` on while a word grows, the
 * next one when the same letter comes again; -1 when nothing begins so.
 */
export const indexStartingWith = (labels: readonly string[], letters: string, from: number): number => {
  const asked = searchText(letters)
  if (asked === '') return -1
  const [first = ''] = asked
  const isRepeated = asked === first.repeat(asked.length)
  const places = labels.map((_, step) => (from + step + (isRepeated ? 1 : 0)) % labels.length)
  const begins = (place: number, beginning: string) => searchText(labels[place] ?? '').startsWith(beginning)
  return (
    places.find((place) => begins(place, asked)) ??
    (isRepeated ? places.find((place) => begins(place, first)) : undefined) ??
    -1
  )
}

let typed = nothingTyped
let typedInto: HTMLSelectElement | null = null

/** Letters typed into a closed list choose what begins with them; the browser's own way knows no accents. */
export const typeAhead = (event: KeyboardEvent<HTMLSelectElement>) => {
  const { key, currentTarget: select, timeStamp } = event
  if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
  const before = typedInto === select ? typed : nothingTyped
  const { letters } = appendLetter(before, key, timeStamp)
  // A blank alone opens the list.
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
