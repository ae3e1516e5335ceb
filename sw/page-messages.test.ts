import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMaintainPrecache, isSkipWaiting } from '#sw/page-messages.ts'

test('only the one message makes the waiting worker take over', () => {
  expect(isSkipWaiting({ type: 'SKIP_WAITING' })).toBe(true)
  fc.assert(fc.property(fc.anything(), (data) => !isSkipWaiting(data)))
})

test('only the one message makes the worker look after the precache', () => {
  expect(isMaintainPrecache({ type: 'MAINTAIN_PRECACHE' })).toBe(true)
  fc.assert(fc.property(fc.anything(), (data) => !isMaintainPrecache(data)))
})
