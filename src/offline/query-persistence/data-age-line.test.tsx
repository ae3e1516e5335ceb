import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import common from '#locales/en/common.json' with { type: 'json' }
import en from '#locales/en/lists.json' with { type: 'json' }
import commonItalian from '#locales/it/common.json' with { type: 'json' }
import italian from '#locales/it/lists.json' with { type: 'json' }
import { DataAgeLine } from '#src/offline/query-persistence/data-age-line.tsx'

const NOW = new Date(2026, 6, 2, 16, 30)
await i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { lists: en, common }, it: { lists: italian, common: commonItalian } } })

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const drawn = (updatedAt: Date, onRetry?: () => void, isGone = false) =>
  renderToStaticMarkup(
    <MantineProvider>
      <DataAgeLine updatedAt={updatedAt.getTime()} isGone={isGone} onRetry={onRetry} />
    </MantineProvider>,
  )

test.each([
  ['en', 'Updated at 14:05', 'Updated 3 days ago'],
  ['it', 'Aggiornato alle 14:05', 'Aggiornato 3 giorni fa'],
])(
  'when the language is %s, then the line says “%s” of today, and “%s” of an earlier day',
  async (language, today, before) => {
    await i18next.changeLanguage(language)
    expect(drawn(new Date(2026, 6, 2, 14, 5))).toContain(today)
    expect(drawn(new Date(2026, 5, 29, 16, 0))).toContain(before)
  },
)

test('when a retry can help, then it is offered; otherwise it is not', async () => {
  await i18next.changeLanguage('en')
  expect(drawn(NOW)).not.toContain('<button')
  expect(drawn(NOW, () => undefined)).toContain(common.tryAgain)
  expect(drawn(NOW, () => undefined)).toContain(en.age.failed)
})

test('when the server knows it no more, then that is said, and no retry is offered', async () => {
  await i18next.changeLanguage('en')
  expect(drawn(NOW, () => undefined, true)).toContain(en.age.gone)
  expect(drawn(NOW, () => undefined, true)).not.toContain('<button')
})
