import { describe, expect, test } from 'vitest'
import { readFlacHeader } from '#src/domain/media/flac-header.ts'
import { joined } from '#src/domain/media/testing/wav-file.ts'

const MARK = Uint8Array.from('fLaC', (letter) => letter.charCodeAt(0))
const LAST = 0x80
const PADDING = 1

/** 192 kHz, 24 bit, two channels, and more samples than 32 bits can count. */
const INFO = new Uint8Array(34)
const view = new DataView(INFO.buffer)
view.setUint16(2, 4096)
view.setUint32(10, ((192_000 << 12) | (1 << 9) | (23 << 4) | 3) >>> 0)
view.setUint32(14, 7)

const block = (flags: number, body: Uint8Array, length = body.length) =>
  joined(Uint8Array.of(flags, length >>> 16, length >>> 8, length), body)
const read = (file: Uint8Array, size = file.length) =>
  readFlacHeader(async (at, length) => file.subarray(at, Math.min(file.length, at + length)), size)

const HEADER = {
  sampleRate: 192_000,
  channels: 2,
  bitDepth: 24,
  frames: 3 * 2 ** 32 + 7,
  longestFrame: 4096,
}

describe('the header of a FLAC file', () => {
  test('when there is one block, then its facts are read, and frames begin behind it', async () => {
    expect(await read(joined(MARK, block(LAST, INFO)))).toEqual({ ...HEADER, at: 42 })
  })

  test.each([
    ['small', 5],
    ['of more than 256 bytes', 300],
    ['of more than 65,536 bytes', 70_000],
  ])('when another block is %s, then frames begin behind that', async (_what, length) => {
    const file = joined(MARK, block(0, INFO), block(LAST | PADDING, new Uint8Array(length)))
    expect(await read(file)).toEqual({ ...HEADER, at: 46 + length })
    expect(await read(file, file.length - 1)).toBeNull()
  })

  test.each([
    [
      'another mark',
      joined(
        MARK.map((byte) => byte + 1),
        block(LAST, INFO),
      ),
    ],
    ['a first block of another kind', joined(MARK, block(LAST | PADDING, INFO))],
    ['a byte too few', joined(MARK, block(LAST, INFO)).subarray(0, 41)],
    ['no last block', joined(MARK, block(0, INFO))],
    ['a block that leads beyond its end', joined(MARK, block(0, INFO), block(LAST | PADDING, new Uint8Array(9), 10))],
    ['nothing', new Uint8Array()],
  ])('when a file has %s, then it has none', async (_what, file) => {
    expect(await read(file)).toBeNull()
  })

  test('when a file has more blocks than any real one, then reading them ends', async () => {
    const file = joined(MARK, block(0, INFO), ...Array.from({ length: 1200 }, () => block(PADDING, new Uint8Array())))
    let reads = 0
    const header = readFlacHeader(async (at, length) => {
      reads += 1
      return file.subarray(at, at + length)
    }, file.length)
    expect(await header).toBeNull()
    expect(reads).toBe(1 + 1024)
  })

  test('when a file says that it ends in the middle of a block’s own header, then that is not read', async () => {
    expect(await read(joined(MARK, block(0, INFO), block(LAST | PADDING, new Uint8Array())), 45)).toBeNull()
    expect(await read(joined(MARK, block(0, INFO), block(LAST | PADDING, new Uint8Array())), 46)).toMatchObject({
      at: 46,
    })
  })
})
