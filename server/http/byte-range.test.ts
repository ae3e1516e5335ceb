import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=90-1000', { from: 90, to: 99 }],
  ['bytes=-1', { from: 99, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'NONE'],
  ['bytes=100-200', 'NONE'],
  ['bytes=-0', 'NONE'],
  [undefined, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=0x1-2', null],
])('when the range of 100 bytes is %s, then %j is sent', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})
