import { z } from '#src/contract/zod.ts'
import { countStreamed } from './free-buffers.ts'

const chunk = z.instanceof(Uint8Array)

/** What arrives in the body of a request, piece by piece. */
export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
      countStreamed(value.length)
    }
  } finally {
    // A request that breaks off has nothing left to cancel.
    await reader.cancel().catch(() => undefined)
  }
}

/** What Node reads as the body of a response, read no faster than it is sent. */
export const bodyOf = (readable: AsyncIterable<unknown> & { destroy: () => unknown }): ReadableStream<Uint8Array> => {
  const iterator = readable[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next()
      if (done === true) controller.close()
      else {
        const piece = chunk.parse(value)
        controller.enqueue(piece)
        countStreamed(piece.length)
      }
    },
    cancel: () => void readable.destroy(),
  })
}
