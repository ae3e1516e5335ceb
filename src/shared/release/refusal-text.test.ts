import { TRPCClientError } from '@trpc/client'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import errors from '#locales/en/errors.json'
import releases from '#locales/en/releases.json'
import errori from '#locales/it/errors.json'
import { refusalText, releaseErrorText, saveRefusalText, storedRefusal } from '#src/shared/release/refusal-text.ts'

const refused = (message: string, fields = {}) =>
  TRPCClientError.from(
    { error: { code: -32_009, message, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, fields } } },
    {},
  )

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { errors, releases }, it: { errors: errori } } }))

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

test('when what a release refers to was deleted meanwhile, then its fields are named', async () => {
  await i18next.changeLanguage('en')
  expect(saveRefusalText(refused('NOT_FOUND', { artists: 'NOT_FOUND', labelId: 'NOT_FOUND' }))).toBe(
    `Artists and Label: ${errors.code.NOT_FOUND}`,
  )
  expect(saveRefusalText(refused('NOT_FOUND'))).toBe(errors.code.NOT_FOUND)
})

test('when the distribution service refuses a release, then each of its errors is said in the language of the page', async () => {
  const error = refused('VALIDATION:FIELD_REQUIRED(label);TERRITORIES_MISSING')
  const stored = storedRefusal(error)
  await i18next.changeLanguage('it')
  const said = 'Manca un valore: etichetta, nessun territorio selezionato'
  expect([saveRefusalText(error), releaseErrorText(error), refusalText(stored)]).toEqual([said, said, said])
  await i18next.changeLanguage('en')
})

test('when an error of the distribution service has no text, then the panel says no raw key', () => {
  expect(saveRefusalText(refused('VALIDATION:STORE_ON_FIRE'))).toBe(errors.code.INTERNAL_SERVER_ERROR)
})
