import { expect, test } from 'vitest'
import { digestOf } from '#src/domain/text/digest.ts'

test('when a text is digested, then the digest is short and always the same: it is stored', () => {
  expect(digestOf('')).toBe('811c9dc5-0')
  expect(digestOf('foobar')).toBe('bf9cf968-6')
})

test.each(['Blue window', 'Blue Window ', 'Window Blue'])(
  'when %s is digested, then it differs from Blue Window',
  (text) => {
    expect(digestOf(text)).not.toBe(digestOf('Blue Window'))
  },
)
