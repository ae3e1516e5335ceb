import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPngChunks, readPngFacts, stripPng } from '#src/domain/media/png.ts'
import { pngChunk, pngOf } from '#src/domain/media/testing/png-file.ts'

const plain = pngOf()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const typesOf = (bytes: Uint8Array) => readPngChunks(bytes)?.map(({ type }) => type)

describe('a PNG', () => {
  test('when other bytes come behind its end, then it is read to its end', () => {
    expect(typesOf(plain)).toEqual(['IHDR', 'IDAT', 'IEND'])
    expect(typesOf(Uint8Array.from([...plain, ...Buffer.from('<script>')]))).toEqual(['IHDR', 'IDAT', 'IEND'])
  })

  test('when it is cut off anywhere, then it is not whole', () => {
    for (let length = 0; length < plain.length; length += 1) expect(readPngFacts(plain.slice(0, length))).toBeNull()
  })

  test('when any of 1,000 bytes behind its signature is wrong, then it is not whole', () => {
    fc.assert(
      fc.property(fc.nat(plain.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const broken = plain.slice()
        broken[at] = (broken[at] ?? 0) ^ change
        // The signature is read by who asks what kind of file it is.
        return at < 8 ? true : readPngFacts(broken) === null
      }),
      { numRuns: 1000 },
    )
  })

  test('when it consists of any bytes, then no facts are read', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => readPngFacts(bytes) === null))
    const start = plain.subarray(0, 8)
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        (bytes) => readPngFacts(Uint8Array.from([...start, ...bytes])) === null,
      ),
    )
  })

  test.each([
    [{ colorType: 2 }, { bitDepth: 8, hasAlpha: false, isAnimated: false, rawBytes: 32 * 97 }],
    [{ colorType: 6 }, { bitDepth: 8, hasAlpha: true, isAnimated: false, rawBytes: 32 * 129 }],
    [{ colorType: 4 }, { bitDepth: 8, hasAlpha: true, isAnimated: false, rawBytes: 32 * 65 }],
    [{ bitDepth: 16 }, { bitDepth: 16, hasAlpha: false, isAnimated: false, rawBytes: 32 * 193 }],
    [
      { extra: [['acTL', '\0\0\0\x02\0\0\0\0']] as const },
      { bitDepth: 8, hasAlpha: false, isAnimated: true, rawBytes: 32 * 97 },
    ],
    [
      { extra: [['tRNS', '\0\0\0\0\0\0']] as const },
      { bitDepth: 8, hasAlpha: true, isAnimated: false, rawBytes: 32 * 97 },
    ],
  ])('when it is written with %j, then its facts are %j', (wanted, facts) => {
    expect(readPngFacts(pngOf(wanted))).toMatchObject(facts)
  })

  test('when its data is unpacked, then it is as long as was said, in however many chunks', () => {
    const facts = readPngFacts(plain)
    const data = Buffer.concat(facts?.pixelData ?? [])
    expect(inflateSync(data)).toHaveLength(facts?.rawBytes ?? 0)
    const [header, end] = [plain.subarray(0, 33), plain.subarray(-12)]
    const halves = [data.subarray(0, 20), data.subarray(20)].map((half) => pngChunk('IDAT', half))
    const halved = readPngFacts(Uint8Array.from(Buffer.concat([header, ...halves, pngChunk('tEXt', data), end])))
    expect(halved?.pixelData).toHaveLength(2)
    expect(Buffer.concat(halved?.pixelData ?? [])).toEqual(data)
  })

  test('when it is interlaced, then nobody knows how long its data is', () => {
    expect(readPngFacts(pngOf({ isInterlaced: true }))?.rawBytes).toBeNull()
  })

  test('when a bit of its header, its pixels or its end is wrong, then it is not whole', () => {
    for (const at of [12, 20, 30, 37, 45, plain.length - 13, plain.length - 5, plain.length - 1]) {
      const broken = plain.slice()
      broken[at] = (broken[at] ?? 0) ^ 1
      expect(readPngFacts(broken), `byte ${at}`).toBeNull()
    }
  })

  test('when its header is too short, then no facts are read', () => {
    const short = (bytes: number) => {
      const header = pngChunk('IHDR', plain.subarray(16, 16 + bytes))
      return readPngFacts(Uint8Array.from(Buffer.concat([plain.subarray(0, 8), header, plain.subarray(33)])))
    }
    expect(short(12)).toBeNull()
    expect(short(13)).toEqual(readPngFacts(plain))
  })

  test('when its first chunk is no header, then no facts are read', () => {
    const chunks = readPngChunks(plain) ?? []
    const [header, data] = chunks
    const swapped = Uint8Array.from([
      ...plain.subarray(0, 8),
      ...plain.subarray(data?.start, data?.end),
      ...plain.subarray(header?.start, header?.end),
      ...plain.subarray(data?.end),
    ])
    expect(readPngFacts(swapped)).toBeNull()
  })
})

describe('stripping a PNG', () => {
  const noted = pngOf({
    extra: [
      ['iCCP', 'sRGB\0\0profile'],
      ['eXIf', 'MM\0*GPS 45.4642'],
      ['tEXt', 'Comment\0<script>alert(1)</script>'],
      ['iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta GPSLatitude="45"/>'],
      ['tIME', '1234567'],
    ],
  })
  const stripped = stripPng(Uint8Array.from([...noted, ...Buffer.from('<html>')])) ?? new Uint8Array()

  test('when it has positions, notes and bytes behind its end, then only colours and pixels are kept', () => {
    expect(text(stripped)).not.toMatch(/GPS|script|xmp|html|tIME/)
    expect(typesOf(stripped)).toEqual(['IHDR', 'iCCP', 'IDAT', 'IEND'])
    expect(readPngFacts(stripped)?.pixelData).toEqual(readPngFacts(noted)?.pixelData)
  })

  test('when it was stripped before, or is plain, then nothing changes', () => {
    expect(stripPng(stripped)).toEqual(stripped)
    expect(stripPng(plain)).toEqual(plain)
  })

  test('when it is broken, then nothing is written', () => {
    expect(stripPng(plain.subarray(0, 50))).toBeNull()
  })
})
