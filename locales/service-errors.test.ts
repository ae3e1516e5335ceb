import { expect, test } from 'vitest'
import en from '#locales/en/errors.json'
import it from '#locales/it/errors.json'
import { FAILURES } from '#mocks/db/seed/decisions.ts'
import { readDistributionError } from '#src/domain/submission/distribution-error.ts'

const items = FAILURES.flatMap(({ reason }) => readDistributionError(reason ?? '')?.items ?? [])
const fields = items.flatMap(({ key, values }) => (key === 'FIELD_REQUIRED' ? values : []))

test('when deliveries of the demo catalogue fail, then their reasons name problems and fields', () => {
  expect(items.length).toBeGreaterThan(FAILURES.length)
  expect(fields.length).toBeGreaterThan(0)
})

test.each([...new Set(items.map(({ key }) => key))])(
  'when a delivery fails with %s, then both languages have a text for it',
  (key) => {
    expect(en.service).toHaveProperty(key)
    expect(it.service).toHaveProperty(key)
  },
)

test.each([...new Set(fields)])(
  'when a delivery lacks the field %s, then both languages have a name for it',
  (field) => {
    expect(en.field).toHaveProperty(field)
    expect(it.field).toHaveProperty(field)
  },
)
