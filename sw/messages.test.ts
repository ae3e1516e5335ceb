import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksToTakeOver } from '#sw/messages.ts'

test('only the one message makes the waiting worker take over', () => {
  expect(asksToTakeOver({ type: 'SKIP_WAITING' })).toBe(true)
  fc.assert(fc.property(fc.anything(), (data) => !asksToTakeOver(data)))
})
