import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import en from '#locales/en/errors.json'
import it from '#locales/it/errors.json'
import { CODES } from '#mocks/settings/failure.ts'

const sources = globSync('{backend,mocks}/**/*.ts', { exclude: (name) => name.includes('.test.') })
const SAID =
  /(?:refusal\('[A-Z_]+', |refusal\(|badField\('?\w+'?, |refuseDependents\(|checkName\([\w\s,]+, )'([A-Z_]+)'/g
const codes = new Set(
  sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SAID)].flatMap(([, code]) => code ?? [])),
)

test('the emulated API refuses with codes', () => {
  expect(codes.size).toBeGreaterThan(15)
})

test.each([...codes])('%s is said in words, in both languages', (code) => {
  expect(en.code).toHaveProperty(code)
  expect(it.code).toHaveProperty(code)
})

test.each(CODES)('the code %s of the protocol is said in words, in both languages (access-8.10)', (code) => {
  expect(en.code).toHaveProperty(code)
  expect(it.code).toHaveProperty(code)
})
