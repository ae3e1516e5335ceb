import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import en from '#locales/en/errors.json'
import it from '#locales/it/errors.json'
import { distributionErrorText, knownDistributionErrorText } from '#src/shared/release/distribution-error-text.ts'

await i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  resources: { en: { errors: en }, it: { errors: it } },
})
describe('what the distribution service answered', () => {
  test.each([
    ['en', 'a value is missing: label, no territories are chosen, track 1, 3 names no composer'],
    [
      'it',
      'manca un valore: etichetta, non è stato scelto nessun territorio, la traccia 1, 3 non indica un compositore',
    ],
  ])('is one line of words in %s (catalogue-8.4)', async (language, words) => {
    await i18next.changeLanguage(language)
    const message = 'VALIDATION:FIELD_REQUIRED(label);TERRITORIES_MISSING;CONTRIBUTOR_COMPOSER_REQUIRED(1,3)'
    expect(distributionErrorText(message)).toBe(words)
    expect(knownDistributionErrorText(message)).toBe(words)
  })
  test('spells out what nobody has words for', () => {
    expect(distributionErrorText('DELIVERY:STORE_ON_FIRE(1)')).toBe('store on fire')
  })
  test.each(['DELIVERY:', 'The cover is blurred.'])('%j is no answer', (reason) => {
    expect(distributionErrorText(reason)).toBeNull()
  })
})

test.each(['VALIDATION:STORE_ON_FIRE', 'VALIDATION:TERRITORIES_MISSING;STORE_ON_FIRE', 'DELIVERY:', 'CONFLICT'])(
  'a toast has nothing of its own to say of %j',
  (message) => {
    expect(knownDistributionErrorText(message)).toBeNull()
  },
)
