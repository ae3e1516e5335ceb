import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wavChunks } from '#src/domain/media/wav-chunks.ts'

const chunk = (tag: string, body: Uint8Array, length = body.length) => {
  const bytes = new Uint8Array(8 + body.length + (body.length % 2))
  bytes.set(new TextEncoder().encode(tag))
  new DataView(bytes.buffer).setUint32(4, length, true)
  bytes.set(body, 8)
  return bytes
}
const ds64 = (dataSize: number) => {
  const body = new Uint8Array(28)
  new DataView(body.buffer).setBigUint64(8, BigInt(dataSize), true)
  return chunk('ds64', body)
}
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const riff = (kind: string, ...chunks: Uint8Array[]) =>
  joined(chunk(kind, new TextEncoder().encode('WAVE'), 0), ...chunks)
const read = (file: Uint8Array) =>
  wavChunks(async (at, length) => file.subarray(at, Math.min(file.length, at + length)), file.length)

test('the chunks of a file are named in their order, whatever they hold', async () => {
  const file = riff(
    'RIFF',
    chunk('fmt ', new Uint8Array(16)),
    chunk('data', new Uint8Array(7)),
    chunk('axml', new Uint8Array(3)),
  )
  expect(await read(file)).toEqual(['fmt ', 'data', 'axml'])
})
test('beyond 4 GB the length of the data stands in a chunk of its own', async () => {
  const file = riff('BW64', ds64(6), chunk('data', new Uint8Array(6), 0xffffffff), chunk('chna', new Uint8Array(4)))
  expect(await read(file)).toEqual(['ds64', 'data', 'chna'])
})
test('what is no WAVE file has none', async () => {
  expect(await read(new TextEncoder().encode('RIFF....AVI LIST'))).toEqual([])
  expect(await read(new Uint8Array())).toEqual([])
})
test('no file makes it fail or go on for ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect((await read(riff('RF64', bytes))).length).toBeLessThanOrEqual(64)
    }),
  )
})
