import { expect, test } from 'vitest'
import { fieldChanges } from '#src/domain/organization/history.ts'

test('when a field changes, then the change has its values before and after', () => {
  expect(fieldChanges({ city: 'Bari', fax: null, revision: 1 }, { city: 'Roma', fax: null, revision: 2 })).toEqual([
    { field: 'city', hidden: false, before: 'Bari', after: 'Roma' },
  ])
})

test('when a field was missing and is now empty, then nothing changed', () => {
  expect(fieldChanges({}, { fax: null })).toEqual([])
  expect(fieldChanges({ fax: '1' }, { fax: null })).toEqual([{ field: 'fax', hidden: false, before: '1', after: null }])
})

test.each(['bankName', 'iban', 'swiftCode', 'imageFileId'])(
  'when %s changes, then only that it changed is said',
  (field) => {
    expect(fieldChanges({ [field]: 'a' }, { [field]: 'b' })).toEqual([
      { field, hidden: true, before: null, after: null },
    ])
  },
)
