import { expect, test } from 'vitest'
import { acceptedLanguage } from '#backend/api/accepted-language.ts'

test.each([
  [null, 'en'],
  ['', 'en'],
  ['it', 'it'],
  ['it-CH', 'it'],
  ['IT-it,en;q=0.5', 'it'],
  ['de-DE,de;q=0.9,it;q=0.8,en;q=0.7', 'it'],
  ['en;q=0.5, it;q=0.9', 'it'],
  ['it;q=0,en;q=0.1', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['it;q=much', 'en'],
  ['constructor', 'en'],
])('when Accept-Language is %j, then the language is %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
