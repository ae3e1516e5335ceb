import { TRPCClientError } from '@trpc/client'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import errors from '#locales/en/errors.json'
import errori from '#locales/it/errors.json'
import { refusalText, storedRefusal } from '#src/shared/release/refusal-text.ts'

const refused = (message: string) =>
  TRPCClientError.from(
    { error: { code: -32_009, message, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } } },
    {},
  )

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { errors }, it: { errors: errori } } }))

test('when the language changes after a refusal, then its text is in the new one', async () => {
  const stored = storedRefusal(refused('DUPLICATE_UPC_CODE'))
  expect(refusalText(stored)).toBe(errors.code.DUPLICATE_UPC_CODE)
  await i18next.changeLanguage('it')
  expect(refusalText(stored)).toBe(errori.code.DUPLICATE_UPC_CODE)
  await i18next.changeLanguage('en')
})

test.each([
  [refused('something of the server'), errors.code.INTERNAL_SERVER_ERROR],
  [new Error('not of the API'), errors.unknown],
])('when a refusal has no code with a text, then what it says is stored', (error, text) => {
  expect(refusalText(storedRefusal(error))).toBe(text)
})
