import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wavChunks, findWavSound } from '#src/domain/media/wav.ts'

type Wanted = { channels: number; sampleRate: number; bitDepth: number; seconds: number; tag?: string; before?: number }

/** A header as an editor writes it, with `before` bytes of another chunk between format and data. */
const header = ({ channels, sampleRate, bitDepth, seconds, tag = 'RIFF', before = 0 }: Wanted) => {
  const perSecond = sampleRate * channels * (bitDepth / 8)
  const data = perSecond * seconds
  const extra = before === 0 ? 0 : 8 + before + (before % 2)
  const bytes = new Uint8Array(44 + extra)
  const view = new DataView(bytes.buffer)
  const text = (at: number, words: string) => bytes.set(new TextEncoder().encode(words), at)
  text(0, tag)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, perSecond, true)
  view.setUint16(32, channels * (bitDepth / 8), true)
  view.setUint16(34, bitDepth, true)
  if (before > 0) {
    text(36, 'LIST')
    view.setUint32(40, before, true)
  }
  text(36 + extra, 'data')
  view.setUint32(40 + extra, data, true)
  return { bytes, size: bytes.length + data }
}

const wanted = fc.record({
  channels: fc.constantFrom(1, 2, 6),
  sampleRate: fc.constantFrom(8000, 44_100, 48_000, 96_000, 192_000),
  bitDepth: fc.constantFrom(8, 16, 24, 32),
  seconds: fc.integer({ min: 1, max: 600 }),
  tag: fc.constantFrom('RIFF', 'RF64', 'BW64'),
  before: fc.integer({ min: 0, max: 99 }),
})

const readFrom = (file: Uint8Array) => async (at: number, length: number) =>
  file.subarray(at, Math.min(file.length, at + length))
const soundOf = (bytes: Uint8Array, size: number) => findWavSound(readFrom(bytes), size)

describe('the facts of a master', () => {
  test('when it is whole, then they are those it was written with', async () => {
    await fc.assert(
      fc.asyncProperty(wanted, async ({ seconds, tag, before, ...facts }) => {
        const { bytes, size } = header({ seconds, tag, before, ...facts })
        const sound = { ...facts, durationMs: seconds * 1000, truncated: false, flaw: null, isFloat: false }
        const at = { at: bytes.length, bytes: size - bytes.length, frameBytes: facts.channels * (facts.bitDepth / 8) }
        expect(await soundOf(bytes, size)).toEqual({ ...sound, ...at })
      }),
    )
  })

  test('when it is cut off, by a single byte too, then they say so', async () => {
    const { bytes, size } = header({ channels: 2, sampleRate: 44_100, bitDepth: 16, seconds: 31 })
    expect(await soundOf(bytes, Math.floor(size / 2))).toMatchObject({ durationMs: 31_000, truncated: true })
    expect(await soundOf(bytes, size - 1)).toMatchObject({ durationMs: 31_000, truncated: true })
  })

  test.each([
    ['empty', new Uint8Array()],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['a RIFF of another kind', new TextEncoder().encode('RIFF0000AVI LIST0000')],
  ])('when a file is %s, then there are none', async (_name, bytes) => {
    expect(await soundOf(bytes, bytes.length)).toBeNull()
  })

  test('when a file has any bytes, then looking for them does not throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (noise, marked) => {
        const bytes = marked ? Uint8Array.from([...new TextEncoder().encode('RIFF0000WAVE'), ...noise]) : noise
        const sound = await soundOf(bytes, bytes.length)
        expect(sound === null || sound.durationMs >= 0).toBe(true)
      }),
    )
  })
})

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
const read = (file: Uint8Array) => wavChunks(readFrom(file), file.length)

test('when the chunks of a file are read, then they are named in their order, whatever they hold', async () => {
  const file = riff(
    'RIFF',
    chunk('fmt ', new Uint8Array(16)),
    chunk('data', new Uint8Array(7)),
    chunk('axml', new Uint8Array(3)),
  )
  expect(await read(file)).toEqual(['fmt ', 'data', 'axml'])
})
test('when a file is larger than 4 GB, then the length of its data comes from a chunk of its own', async () => {
  const file = riff('BW64', ds64(6), chunk('data', new Uint8Array(6), 0xffffffff), chunk('chna', new Uint8Array(4)))
  expect(await read(file)).toEqual(['ds64', 'data', 'chna'])
})
test('when a file is no WAVE, then no chunks are named', async () => {
  expect(await read(new TextEncoder().encode('RIFF....AVI LIST'))).toEqual([])
  expect(await read(new Uint8Array())).toEqual([])
})
test('when chunks have any bytes, then reading them ends after 64 at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect((await read(riff('RF64', bytes))).length).toBeLessThanOrEqual(64)
    }),
  )
})
