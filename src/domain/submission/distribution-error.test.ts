import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DISTRIBUTION_ERROR_KINDS,
  readDistributionError,
  writeDistributionError,
} from '#src/domain/submission/distribution-error.ts'

describe('what the distribution service answers (catalogue-8.4)', () => {
  test.each([
    [
      'VALIDATION:CONTRIBUTOR_COMPOSER_REQUIRED(1,3)',
      'VALIDATION',
      [{ key: 'CONTRIBUTOR_COMPOSER_REQUIRED', values: ['1', '3'] }],
    ],
    ['DELIVERY:FILE_CORRUPT', 'DELIVERY', [{ key: 'FILE_CORRUPT', values: [] }]],
    [
      'VALIDATION: A( 1 , 2 ) ; B ;; ',
      'VALIDATION',
      [
        { key: 'A', values: ['1', '2'] },
        { key: 'B', values: [] },
      ],
    ],
    ['VALIDATION:A(1', 'VALIDATION', [{ key: 'A', values: ['1'] }]],
    ['DELIVERY:', 'DELIVERY', []],
  ])('when it is “%s”, then it is read as %s with %j', (message, kind, items) => {
    expect(readDistributionError(message)).toEqual({ kind, items })
  })

  test.each(['', 'The cover is blurred.', 'Note: see below', 'VALIDATION', 'validation:A'])(
    'when it is %j, then it is no error of a known kind',
    (message) => {
      expect(readDistributionError(message)).toBeNull()
    },
  )

  test('when it is written, then it is read as it was', () => {
    const word = fc.stringMatching(/^[A-Z0-9_]{1,12}$/)
    const answer = fc.record({
      kind: fc.constantFrom(...DISTRIBUTION_ERROR_KINDS),
      items: fc.array(fc.record({ key: word, values: fc.array(word) })),
    })
    fc.assert(
      fc.property(answer, (error) => {
        expect(readDistributionError(writeDistributionError(error))).toEqual(error)
      }),
    )
  })
})
