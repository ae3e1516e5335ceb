import { expect, test } from 'vitest'
import { timeAgo } from '#src/features/notifications/relative-time.ts'

const NOW = new Date('2026-07-02T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString()

test.each([
  [44, '44 seconds ago', '44 secondi fa'],
  [45, '1 minute ago', '1 minuto fa'],
  [89, '1 minute ago', '1 minuto fa'],
  [90, '2 minutes ago', '2 minuti fa'],
  [44 * 60, '44 minutes ago', '44 minuti fa'],
  [89 * 60, '1 hour ago', '1 ora fa'],
  [90 * 60, '2 hours ago', '2 ore fa'],
  [21 * 3600, '21 hours ago', '21 ore fa'],
  [22 * 3600, '1 day ago', '1 giorno fa'],
  [36 * 3600, '2 days ago', '2 giorni fa'],
  [26 * 86_400, '1 month ago', '1 mese fa'],
  [400 * 86_400, '1 year ago', '1 anno fa'],
])('%i seconds ago', (seconds, english, italian) => {
  expect(timeAgo(ago(seconds), NOW, 'en')).toBe(english)
  expect(timeAgo(ago(seconds), NOW, 'it')).toBe(italian)
})
