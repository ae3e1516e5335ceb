import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAcknowledgement, parseFromPage, parseFromWorker } from '#src/contract/worker/protocol.ts'

test.each(['SKIP_WAITING', 'MAINTAIN_PRECACHE'])('when a page asks for %s, then the worker reads it', (type) => {
  expect(parseFromPage({ type })).toEqual({ type })
})

test('when a message is of another shape, then neither side reads it', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect([parseFromPage(data), parseFromWorker(data), isAcknowledgement(data)]).toEqual([null, null, false])
    }),
  )
})
