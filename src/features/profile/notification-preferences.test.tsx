import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import en from '#locales/en/notifications.json' with { type: 'json' }
import italian from '#locales/it/notifications.json' with { type: 'json' }
import { configurableTypes, mandatoryReason } from '#src/domain/notification/preference.ts'
import { PreferenceRow } from '#src/features/profile/notification-preferences.tsx'

await i18next.use(initReactI18next).init({
  lng: 'en',
  interpolation: { escapeValue: false },
  resources: { en: { notifications: en }, it: { notifications: italian } },
})

const render = (props: Pick<Parameters<typeof PreferenceRow>[0], 'type' | 'preference'>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PreferenceRow disabled={false} onChange={() => undefined} {...props} />
    </MantineProvider>,
  )
const boxes = (markup: string) => markup.match(/<input[^>]*>/g) ?? []
const types = [...new Set([...configurableTypes('SUPERADMIN'), ...configurableTypes('MEMBER')])]

test.each(types)(
  'when the type is %s, then each channel has a checkbox, and a mandatory one says why, in both languages',
  async (type) => {
    const reason = mandatoryReason(type, 'inApp')
    for (const [language, texts] of Object.entries({ en: en.preferences, it: italian.preferences })) {
      await i18next.changeLanguage(language)
      const markup = render({ type, preference: { type, inApp: true, push: false } })
      const [inApp = '', push = ''] = boxes(markup)
      expect(inApp).toContain(`aria-label="${texts.type[type]}: ${texts.channel.inApp}"`)
      expect(push).toContain(`aria-label="${texts.type[type]}: ${texts.channel.push}"`)
      expect(inApp).toContain('checked')
      expect(push).not.toContain('checked')
      expect(inApp.includes('disabled')).toBe(reason !== null)
      expect(push).not.toContain('disabled')
      if (reason !== null) expect(markup).toContain(texts.mandatory[reason])
    }
  },
)

test('when the preferences are not loaded yet, then the row has no checkboxes', () => {
  const markup = render({ type: 'ORG_INVITATION', preference: undefined })
  expect(boxes(markup)).toEqual([])
  expect(markup.match(/<td/g)).toHaveLength(2)
})
