import { TRPCClientError } from '@trpc/client'
import i18next from 'i18next'
import { afterAll, beforeAll, expect, test } from 'vitest'
import errors from '#locales/en/errors.json'
import errori from '#locales/it/errors.json'
import { errorText, formErrorText } from '#src/api/error-text.ts'

const refused = (about: object) => {
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, ...about }
  return TRPCClientError.from({ error: { code: -32_029, message: 'TOO_MANY_REQUESTS', data } }, {})
}

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { errors }, it: { errors: errori } } }))
afterAll(() => i18next.changeLanguage('en'))

test.each([
  ['en', 1, 'Too many attempts. Try again in 1 minute.'],
  ['en', 61, 'Too many attempts. Try again in 2 minutes.'],
  ['en', 900, 'Too many attempts. Try again in 15 minutes.'],
  ['en', 3601, 'Too many attempts. Try again in 2 hours.'],
  ['it', 60, 'Troppi tentativi. Riprova tra 1 minuto.'],
  ['it', 870, 'Troppi tentativi. Riprova tra 15 minuti.'],
  ['it-CH', 86_400, 'Troppi tentativi. Riprova tra 24 ore.'],
])('when the language is %s and calls are refused for %i s, then the text is %j', async (language, seconds, text) => {
  await i18next.changeLanguage(language)
  expect(errorText(refused({ retryAfterSeconds: seconds }))).toBe(text)
  expect(formErrorText(refused({ retryAfterSeconds: seconds }))).toBe(text)
})

test('when the server does not say how long, then the text says it in general', async () => {
  await i18next.changeLanguage('en')
  expect(errorText(refused({}))).toBe(errors.code.TOO_MANY_REQUESTS)
})
