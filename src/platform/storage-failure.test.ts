import { expect, test } from 'vitest'
import { storageFailure } from '#src/platform/storage-failure.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'

const named = (name: string) => new DOMException('', name)

test('when something does not fit, then the storage is full', () => {
  expect(storageFailure(named('QuotaExceededError'))).toBe('full')
})

test('when a database does not answer in time, then it is silent', async () => {
  const error: unknown = await withTimeout(1, new Promise(() => undefined)).catch((reason: unknown) => reason)
  expect(storageFailure(error)).toBe('silent')
})

test.each([
  ['access is denied', named('SecurityError')],
  ['the database is closed', named('InvalidStateError')],
  ['the browser says nothing more', named('UnknownError')],
  ['there is no database at all', new ReferenceError('indexedDB is not defined')],
  ['an error only has the name of a full storage', Object.assign(new Error(), { name: 'QuotaExceededError' })],
])('when %s, then the browser stores nothing', (_what, error) => {
  expect(storageFailure(error)).toBe('none')
})
