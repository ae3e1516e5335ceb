import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import common from '#locales/en/common.json' with { type: 'json' }
import en from '#locales/en/notifications.json' with { type: 'json' }
import commonItalian from '#locales/it/common.json' with { type: 'json' }
import italian from '#locales/it/notifications.json' with { type: 'json' }
import { NewerNotificationsButton } from '#src/features/notifications/newer-notifications.tsx'
import { LoadMore } from '#src/features/notifications/notification-list.tsx'

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: {
    en: { notifications: en, common },
    it: { notifications: italian, common: commonItalian },
  },
})
const nothing = () => undefined
const render = (part: ReactNode) => renderToStaticMarkup(<MantineProvider>{part}</MantineProvider>)
const newer = (count: number, isPart = false) =>
  render(<NewerNotificationsButton count={count} isPart={isPart} onShow={nothing} />)

describe.each([
  ['en', ['1 new notification<', '2 new notifications<', '5 or more']],
  ['it', ['1 nuova notifica<', '2 nuove notifiche<', '5 o più']],
] as const)('in %s', (language, texts) => {
  beforeAll(() => i18next.changeLanguage(language))

  test('when notifications are new, then a button says how many, and when there are none, then there is no button', () => {
    expect([newer(1), newer(2), newer(5, true)].map((markup, at) => markup.includes(texts[at] ?? '-'))).toEqual([
      true,
      true,
      true,
    ])
    expect(newer(0)).not.toContain('<button')
    expect(newer(0)).toContain('<output')
  })
})

test('when the next page could not be loaded, then the end of the list says so', async () => {
  await i18next.changeLanguage('en')
  const end = (isFailed: boolean) =>
    render(<LoadMore pages={1} isFetching={false} isFailed={isFailed} loadsOnScroll onMore={nothing} />)
  expect(end(false)).toContain(en.more)
  expect(end(true)).toContain(common.tryAgain)
  expect(end(true)).toContain('role="alert"')
})
