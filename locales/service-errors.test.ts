import { expect, test } from 'vitest'
import en from '#locales/en/errors.json'
import it from '#locales/it/errors.json'
import { FAILURES } from '#mocks/db/seed/decisions.ts'
import { readDistributionError } from '#src/domain/submission/distribution-error.ts'

const items = FAILURES.flatMap(({ reason }) => readDistributionError(reason ?? '')?.items ?? [])
const fields = items.flatMap(({ key, values }) => (key === 'FIELD_REQUIRED' ? values : []))

test('failed deliveries have something to say', () => {
  expect(items.length).toBeGreaterThan(FAILURES.length)
  expect(fields.length).toBeGreaterThan(0)
})

test.each([...new Set(items.map(({ key }) => key))])('%s is said in words, in both languages', (key) => {
  expect(en.service).toHaveProperty(key)
  expect(it.service).toHaveProperty(key)
})

test.each([...new Set(fields)])('the field %s is named in both languages', (field) => {
  expect(en.field).toHaveProperty(field)
  expect(it.field).toHaveProperty(field)
})
