import i18next from 'i18next'
import { expect, test } from 'vitest'
import en from '#locales/en/common.json'
import it from '#locales/it/common.json'
import { CONTINENTS, COUNTRY_CODES, TERRITORY_PRESETS, WORLD } from '#src/domain/metadata/territories.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'

await i18next.init({
  lng: 'en',
  interpolation: { escapeValue: false },
  resources: { en: { common: en }, it: { common: it } },
})

const europe = CONTINENTS.find(({ code }) => code === 'EUROPE')?.countries ?? []
const withoutUs = TERRITORY_PRESETS.find(({ key }) => key === 'worldExceptUs')?.codes ?? []

test.each([
  ['the whole world', 'en', [WORLD], 'World'],
  ['the whole world', 'it', [WORLD], 'Mondo'],
  ['all but one country', 'en', withoutUs, 'World except US'],
  ['all but one country', 'it', withoutUs, 'Mondo tranne USA'],
  ['a continent and a country', 'it', [...europe, 'JP'], 'Europa e Giappone'],
  ['two countries', 'en', ['IT', 'JP'], 'Italy and Japan'],
  [
    'twenty countries',
    'en',
    COUNTRY_CODES.slice(0, 20),
    'Andorra, United Arab Emirates, Afghanistan, Antigua & Barbuda, Anguilla, Albania and 14 others',
  ],
  ['none', 'en', [], ''],
])(
  'when the territories are %s and the language is %s, then the text is “$3”',
  async (_name, language, codes, text) => {
    await i18next.changeLanguage(language)
    expect(territoriesText(codes, language)).toBe(text)
  },
)
