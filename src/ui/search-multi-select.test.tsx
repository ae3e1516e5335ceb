import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import common from '#locales/en/common.json' with { type: 'json' }
import { SearchMultiSelect } from '#src/ui/search-multi-select.tsx'

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common } } })

const CHOSEN = [
  { id: 'a', name: 'Vela Nera', fixed: true },
  { id: 'b', name: 'Sestri Notte' },
]
const drawn = (props: Partial<Parameters<typeof SearchMultiSelect>[0]> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SearchMultiSelect
        label="Artists"
        value={CHOSEN}
        onChange={() => undefined}
        renderSearch={({ children }) => children({ options: [], isPending: false, error: null })}
        {...props}
      />
    </MantineProvider>,
  )
const buttons = (markup: string) => markup.match(/<button.*?<\/button>/gs) ?? []

test('when an option is fixed, then its pill is named as not removable (access-5.8, catalogue-9.19)', () => {
  const [fixed = '', other = ''] = buttons(drawn())
  expect(fixed).toContain('aria-label="Vela Nera, cannot be removed"')
  expect(fixed).toContain('aria-disabled="true"')
  expect(other).toContain('aria-label="Remove Sestri Notte"')
  expect(other).not.toContain('aria-disabled')
})

test('when a field has a maximum, then it shows how many are chosen (access-5.8)', () => {
  expect(drawn({ maximum: 5 })).toContain('2 of 5')
  expect(drawn()).not.toContain(' of ')
})

test('when the chosen are shown elsewhere, then there are no pills and the placeholder stays', () => {
  const markup = drawn({ shownElsewhere: true, placeholder: 'Search artists' })
  expect(buttons(markup)).toEqual([])
  expect(markup).toContain('placeholder="Search artists"')
  expect(drawn()).not.toContain('placeholder="Type')
})
