import { expect, test } from 'vitest'
import { fieldChanges } from '#src/domain/organization/history.ts'

test('a change says what a field was and what it is now', () => {
  expect(fieldChanges({ city: 'Bari', fax: null, revision: 1 }, { city: 'Roma', fax: null, revision: 2 })).toEqual([
    { field: 'city', hidden: false, before: 'Bari', after: 'Roma' },
  ])
})

test('nothing and what was never said are the same', () => {
  expect(fieldChanges({}, { fax: null })).toEqual([])
  expect(fieldChanges({ fax: '1' }, { fax: null })).toEqual([{ field: 'fax', hidden: false, before: '1', after: null }])
})

test.each(['bankName', 'iban', 'swiftCode', 'imageFileId'])('of %s only that it changed is said', (field) => {
  expect(fieldChanges({ [field]: 'a' }, { [field]: 'b' })).toEqual([{ field, hidden: true, before: null, after: null }])
})
