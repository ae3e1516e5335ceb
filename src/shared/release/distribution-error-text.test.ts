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
describe('an error of the distribution service', () => {
  test.each([
    ['en', 'A value is missing: label, no territories are selected, no composer on track 1, 3'],
    ['it', 'Manca un valore: etichetta, nessun territorio selezionato, nessun compositore per il brano 1, 3'],
  ])('when the language is %s, then it is one line of text in it (catalogue-8.4)', async (language, words) => {
    await i18next.changeLanguage(language)
    const message = 'VALIDATION:FIELD_REQUIRED(label);TERRITORIES_MISSING;CONTRIBUTOR_COMPOSER_REQUIRED(1,3)'
    expect(distributionErrorText(message)).toBe(words)
    expect(knownDistributionErrorText(message)).toBe(words)
  })
  test('when a key has no text, then it is spelled out', () => {
    expect(distributionErrorText('DELIVERY:STORE_ON_FIRE(1)')).toBe('Store on fire')
  })
  test.each(['DELIVERY:', 'The cover is blurred.'])('when the reason is %j, then it is no such error', (reason) => {
    expect(distributionErrorText(reason)).toBeNull()
  })
})

test.each(['VALIDATION:STORE_ON_FIRE', 'VALIDATION:TERRITORIES_MISSING;STORE_ON_FIRE', 'DELIVERY:', 'CONFLICT'])(
  'when the message is %j, then a toast has nothing of its own to say of it',
  (message) => {
    expect(knownDistributionErrorText(message)).toBeNull()
  },
)
