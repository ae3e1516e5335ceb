import { expect, test } from 'vitest'
import { exactTime, timeAgo } from '#src/i18n/relative-time.ts'

const NOW = new Date('2026-07-02T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString()

const [MINUTE, HOUR, DAY, MONTH, YEAR] = [60, 3600, 86_400, 30.4 * 86_400, 365 * 86_400]

/** The last moment of each step of the spec, and the first of the next. */
test.each([
  [0, '0 seconds ago', '0 secondi fa'],
  [1, '1 second ago', '1 secondo fa'],
  [44, '44 seconds ago', '44 secondi fa'],
  [45, '1 minute ago', '1 minuto fa'],
  [89, '1 minute ago', '1 minuto fa'],
  [90, '2 minutes ago', '2 minuti fa'],
  [44 * MINUTE, '44 minutes ago', '44 minuti fa'],
  [45 * MINUTE, '1 hour ago', '1 ora fa'],
  [89 * MINUTE, '1 hour ago', '1 ora fa'],
  [90 * MINUTE, '2 hours ago', '2 ore fa'],
  [21 * HOUR, '21 hours ago', '21 ore fa'],
  [22 * HOUR, '1 day ago', '1 giorno fa'],
  [35 * HOUR, '1 day ago', '1 giorno fa'],
  [36 * HOUR, '2 days ago', '2 giorni fa'],
  [25 * DAY, '25 days ago', '25 giorni fa'],
  [26 * DAY, '1 month ago', '1 mese fa'],
  [45 * DAY, '1 month ago', '1 mese fa'],
  [46 * DAY, '2 months ago', '2 mesi fa'],
  [10 * MONTH, '10 months ago', '10 mesi fa'],
  [11 * MONTH, '1 year ago', '1 anno fa'],
  [17 * MONTH, '1 year ago', '1 anno fa'],
  [2 * YEAR, '2 years ago', '2 anni fa'],
])('when something was %i s ago, then the text is “%s” or “%s” (access-4.15)', (seconds, english, italian) => {
  expect(timeAgo(ago(seconds), NOW, 'en')).toBe(english)
  expect(timeAgo(ago(seconds), NOW, 'it')).toBe(italian)
})

test('when a clock is ahead, then nothing happens in the future', () => {
  expect(timeAgo(ago(-50), NOW, 'en')).toBe('0 seconds ago')
  expect(timeAgo(ago(-50), NOW, 'it')).toBe('0 secondi fa')
})

test('when the exact time is shown, then it is in the language of the person', () => {
  expect(exactTime('2026-07-02T12:00:00Z', 'en')).toContain('July')
  expect(exactTime('2026-07-02T12:00:00Z', 'it')).toContain('luglio')
})

test('when a language has a country, then the words are those of the language', () => {
  expect(timeAgo(ago(3 * 3600), NOW, 'it-IT')).toBe('3 ore fa')
})
