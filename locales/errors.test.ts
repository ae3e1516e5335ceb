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

test('when the code of the API is read, then the codes that it refuses with are found', () => {
  expect(codes.size).toBeGreaterThan(15)
})

test.each([...codes])('when the API refuses with %s, then both languages have a text for it', (code) => {
  expect(en.code).toHaveProperty(code)
  expect(it.code).toHaveProperty(code)
})

test.each(CODES)('when the protocol answers with %s, then both languages have a text for it (access-8.10)', (code) => {
  expect(en.code).toHaveProperty(code)
  expect(it.code).toHaveProperty(code)
})
