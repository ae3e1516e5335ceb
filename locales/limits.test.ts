import { globSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import access from '#locales/en/access.json'
import problemsEn from '#locales/en/problems.json'
import problemsIt from '#locales/it/problems.json'
import { PASSWORD_MIN } from '#src/domain/limits.ts'
import { BIT_DEPTHS, SAMPLE_RATES } from '#src/domain/media/audio.ts'
import { TEXT_LIMITS } from '#src/i18n/text-limits.ts'

const texts = globSync('locales/*/*.json').map((file) => [file, readFileSync(file, 'utf8')] as const)
const named = (text: string) => [...text.matchAll(/\{\{limit\.(\w+)\}\}/g)].map(([, name]) => name)

test.each(texts)('when %s names a limit, then that limit exists', (_file, text) => {
  for (const name of named(text)) expect(TEXT_LIMITS).toHaveProperty(name ?? '')
})

test('when a limit can be named in texts, then a text names it', () => {
  expect(new Set(texts.flatMap(([, text]) => named(text)))).toEqual(new Set(Object.keys(TEXT_LIMITS)))
})

test('when a text names a limit, then it shows its number', async () => {
  const instance = i18next.createInstance()
  await instance.init({
    lng: 'en',
    resources: { en: { access } },
    interpolation: { defaultVariables: { limit: TEXT_LIMITS } },
  })
  expect(instance.t('access:newPassword.lead')).toContain(`At least ${PASSWORD_MIN} characters`)
})

// A size, a length or a wait with its unit: these come from limits.ts.
test.each(texts)('when %s mentions a limit, then no number is typed for it', (_file, text) => {
  expect(text.match(/\b\d[\d.,]*\s*(?:MB|GB|px|characters|caratteri|minutes|minuti)\b/g)).toBeNull()
})

test.each([
  ['en', problemsEn],
  ['it', problemsIt],
])('when a text in %s is about masters, then it names the rates and depths that are accepted', (language, problems) => {
  const written = (numbers: readonly number[], unit = 1) =>
    new Intl.ListFormat(language, { type: 'disjunction' })
      .format(numbers.map((number) => new Intl.NumberFormat(language).format(number / unit)))
      .replace(', or', ' or')
  expect(problems.AUDIO_BIT_DEPTH).toContain(written(BIT_DEPTHS))
  expect(problems.AUDIO_SAMPLE_RATE).toContain(written(SAMPLE_RATES, 1000))
})
