import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import { ToastCard } from '#src/ui/toast-outlet.tsx'

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common: { close: 'Close' } } } })

const KINDS = ['success', 'error', 'warning', 'info', 'destructive'] as const

test('when a toast is shown, then its kind has an icon of its own beside the text (access-8.9)', () => {
  const drawn = KINDS.map((kind) =>
    renderToStaticMarkup(
      <ToastCard toast={{ kind, title: 'What happened', message: 'And what to do' }} onDismiss={() => undefined} />,
    ),
  )
  const icons = drawn.map((markup) => /<svg.*?<\/svg>/s.exec(markup)?.[0])
  expect(new Set(icons).size).toBe(KINDS.length)
  for (const markup of drawn) expect(markup).toContain('What happened')
})
