import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksForMaintenance, asksToTakeOver } from '#sw/messages.ts'

test('only the one message makes the waiting worker take over', () => {
  expect(asksToTakeOver({ type: 'SKIP_WAITING' })).toBe(true)
  fc.assert(fc.property(fc.anything(), (data) => !asksToTakeOver(data)))
})

test('only the one message makes the worker look after the precache', () => {
  expect(asksForMaintenance({ type: 'MAINTAIN_PRECACHE' })).toBe(true)
  fc.assert(fc.property(fc.anything(), (data) => !asksForMaintenance(data)))
})
