import { describe, expect, test } from 'vitest'
import { STRAY_BYTES_MAX } from '#src/domain/limits.ts'
import { chunk, format, type Format, joined, riff } from '#src/domain/media/testing/wav-file.ts'
import { findWavSound, wavChunks } from '#src/domain/media/wav.ts'

const readerOf = (file: Uint8Array) => async (at: number, length: number) => file.subarray(at, at + length)
const soundOf = (file: Uint8Array, size = file.length) => findWavSound(readerOf(file), size)
const DATA = chunk('data', new Uint8Array(4800))
const written = (said: Format, ...more: Uint8Array[]) => soundOf(riff(format(said), DATA, ...more))

/** A format that says in its extension how the sound is coded. */
const extensible = (coding: number, length = 40) => {
  const bytes = format({ coding: 0xfffe })
  const body = new Uint8Array(length)
  body.set(bytes.subarray(8, 24))
  if (length > 25) new DataView(body.buffer).setUint16(24, coding, true)
  return riff(chunk('fmt ', body), DATA)
}

describe('how the sound of a WAVE file is coded', () => {
  test.each<[string, Format, object]>([
    ['whole numbers of 16 bit', {}, { flaw: null, isFloat: false, bitDepth: 16, frameBytes: 4 }],
    ['whole numbers of 20 bit', { bitDepth: 20 }, { flaw: null, frameBytes: 6 }],
    ['floating point of 32 bit', { coding: 3, bitDepth: 32 }, { flaw: null, isFloat: true }],
    ['floating point of 64 bit', { coding: 3, bitDepth: 64 }, { flaw: null, isFloat: true }],
    ['floating point of 24 bit', { coding: 3, bitDepth: 24 }, { flaw: 'HEADER_WRONG', durationMs: 0 }],
    ['MP3', { coding: 0x55 }, { flaw: 'COMPRESSED', durationMs: 0 }],
    ['frames of another size', { frameBytes: 2 }, { flaw: 'HEADER_WRONG' }],
    ['frames without a byte', { channels: 0 }, { flaw: 'HEADER_WRONG' }],
    ['another speed', { bytesPerSecond: 44_100 }, { flaw: 'HEADER_WRONG' }],
  ])('when it is %s, then that is read', async (_what, said, expected) => {
    expect(await written(said)).toMatchObject(expected)
  })

  test('when its extension says how, then that counts, unless it is too short', async () => {
    expect(await soundOf(extensible(1))).toMatchObject({ flaw: null, isFloat: false })
    expect(await soundOf(extensible(0x55))).toMatchObject({ flaw: 'COMPRESSED' })
    expect(await soundOf(extensible(1, 38))).toMatchObject({ flaw: 'COMPRESSED' })
  })

  test('when a short format or none comes before the sound, then there is none', async () => {
    expect(await soundOf(riff(chunk('fmt ', new Uint8Array(14)), DATA))).toBeNull()
    expect(await soundOf(riff(DATA, format({})))).toBeNull()
    expect(await soundOf(riff(format({})))).toBeNull()
  })

  test('when there are two sounds, then it is the first', async () => {
    expect(await written({}, chunk('data', new Uint8Array(40)))).toMatchObject({ at: 44, bytes: 4800, flaw: null })
  })
})

describe('the length of a sound', () => {
  const openFile = (size: number | null, body = new Uint8Array(4800)) => {
    const long = new Uint8Array(28)
    if (size !== null) new DataView(long.buffer).setBigUint64(8, BigInt(size), true)
    const file = riff(chunk('ds64', long), format({}), chunk('data', body, 0xffffffff))
    file.set(Uint8Array.from('RF64', (letter) => letter.charCodeAt(0)))
    return file
  }

  test('when it is said elsewhere, then that counts; where nobody filled it in, the sound goes to the end', async () => {
    expect(await soundOf(openFile(4000))).toMatchObject({ bytes: 4000, durationMs: 23, truncated: false })
    expect(await soundOf(openFile(null))).toMatchObject({ bytes: 4800, durationMs: 27, truncated: false })
    expect(await soundOf(openFile(9600))).toMatchObject({ bytes: 4800, durationMs: 54, truncated: true })
  })

  test('when the chunk that says it is shorter or as long as it must be, then it is read only where it is whole', async () => {
    const withLength = (bytes: number) => {
      const body = new Uint8Array(bytes)
      if (bytes >= 16) new DataView(body.buffer).setBigUint64(8, 4000n, true)
      return riff(chunk('ds64', body), format({}), chunk('data', new Uint8Array(4800), 0xffffffff))
    }
    expect(await soundOf(withLength(16))).toMatchObject({ bytes: 4000 })
    expect(await soundOf(withLength(14))).toMatchObject({ bytes: 4800 })
  })

  test('when a chunk of another name has as many bytes, then it says nothing of the length', async () => {
    const other = new Uint8Array(28)
    new DataView(other.buffer).setBigUint64(8, 4000n, true)
    const file = riff(chunk('LIST', other), format({}), chunk('data', new Uint8Array(4800), 0xffffffff))
    expect(await soundOf(file)).toMatchObject({ bytes: 4800 })
  })
})

describe('what is behind the sound', () => {
  test('when it is too much that belongs to nothing, then the header is wrong', async () => {
    const whole = riff(format({}), DATA)
    const stray = (bytes: number) => soundOf(joined(whole, new Uint8Array(bytes)))
    expect(await stray(STRAY_BYTES_MAX)).toMatchObject({ flaw: null })
    expect(await stray(STRAY_BYTES_MAX + 1)).toMatchObject({ flaw: 'HEADER_WRONG' })
  })

  test('when a chunk of notes says that it is longer than the file, then what is before it counts', async () => {
    expect(await written({}, chunk('LIST', new Uint8Array(10)))).toMatchObject({ flaw: null })
    expect(await written({}, chunk('LIST', new Uint8Array(10), 50))).toMatchObject({ flaw: 'HEADER_WRONG' })
  })
})

describe('the chunks of a WAVE file', () => {
  const chunksOf = (file: Uint8Array, size = file.length) => wavChunks(readerOf(file), size)
  const empty = (tag: string) => chunk(tag, new Uint8Array())

  test('when a name has a character that no name has, then they end there', async () => {
    expect(await chunksOf(riff(empty('a~ 1'), empty('b\u0001cd'), empty('efgh')))).toEqual(['a~ 1'])
    expect(await chunksOf(riff(empty('\u007Fabc'), empty('efgh')))).toEqual([])
  })

  test('when there are more than 64, then the first 64 are read', async () => {
    expect(await chunksOf(riff(...Array.from({ length: 70 }, () => empty('abcd'))))).toHaveLength(64)
  })

  test('when the last one has just its header, then it is read, and with a byte less it is not', async () => {
    const file = riff(empty('abcd'), empty('efgh'))
    expect(await chunksOf(file)).toEqual(['abcd', 'efgh'])
    expect(await chunksOf(file.subarray(0, -1))).toEqual(['abcd'])
    expect(await chunksOf(file, file.length - 1)).toEqual(['abcd'])
  })

  test.each([
    ['another mark', 0, 'RIFX'],
    ['another kind', 8, 'AVI '],
  ])('when the file has %s, then there are none', async (_what, at, letters) => {
    const file = riff(empty('abcd'))
    file.set(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      at,
    )
    expect(await chunksOf(file)).toEqual([])
  })
})
