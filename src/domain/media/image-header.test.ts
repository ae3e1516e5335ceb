import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readImageHeader } from '#src/domain/media/image-header.ts'

const word = (value: number) => [value >> 8, value & 255]
const jpeg = (width: number, height: number, { components = 3, before = 0, marker = 0xc0 } = {}) =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe1,
    ...word(before + 2),
    ...Array<number>(before).fill(0xc0),
    0xff,
    marker,
    ...word(17),
    8,
    ...word(height),
    ...word(width),
    components,
    0,
    0,
    0,
  ])
const png = (width: number, height: number, colorType = 2) =>
  new Uint8Array([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    0,
    0,
    ...word(width),
    0,
    0,
    ...word(height),
    8,
    colorType,
    0,
    0,
    0,
  ])

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const riff = (kind: string, ...rest: number[]) =>
  new Uint8Array([
    ...letters('RIFF'),
    0,
    0,
    0,
    0,
    ...letters('WEBP'),
    ...letters(kind),
    0,
    0,
    0,
    0,
    ...rest,
    0,
    0,
    0,
    0,
    0,
  ])

describe('the header of a picture', () => {
  test('when a JPEG begins with a camera’s notes, then its size is read behind them, also of a progressive one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 65_535 }),
        fc.integer({ min: 1, max: 65_535 }),
        fc.nat({ max: 500 }),
        (width, height, before) => {
          const expected = { kind: 'JPEG', width, height, components: 3 }
          expect(readImageHeader(jpeg(width, height, { before }))).toEqual(expected)
          expect(readImageHeader(jpeg(width, height, { before, marker: 0xc2 }))).toEqual(expected)
        },
      ),
    )
  })

  test('when the picture is a PNG, then its size and colours are read', () => {
    expect(readImageHeader(png(3000, 2000))).toEqual({ kind: 'PNG', width: 3000, height: 2000, components: 3 })
    expect(readImageHeader(png(10, 10, 0))?.components).toBe(1)
    expect(readImageHeader(png(10, 10, 6))?.components).toBe(3)
  })

  test('when a file is empty, or its first bytes are of no picture, then it is null', () => {
    expect(readImageHeader(new Uint8Array())).toBeNull()
    const nothing = fc.uint8Array({ maxLength: 300 }).filter(([first = 0]) => ![0xff, 0x89, 0x52].includes(first))
    fc.assert(fc.property(nothing, (bytes) => readImageHeader(bytes) === null))
  })

  test.each([
    ['JPEG', [0xff, 0xd8], 65_535],
    ['JPEG', [0xff, 0xd8, 0xff, 0xc0], 65_535],
    ['PNG', [...png(1, 1).subarray(0, 16)], 2 ** 32 - 1],
    ['WEBP', [...riff('VP8 ').subarray(0, 16)], 2 ** 14 - 1],
    ['WEBP', [...riff('VP8L').subarray(0, 16)], 2 ** 14],
    ['WEBP', [...riff('VP8X').subarray(0, 16)], 2 ** 24],
  ])(
    'when any bytes follow the start of a %s, then it is null, or of that kind with sides that the kind can have',
    (kind, start, longest) => {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 300 }), (rest) => {
          const header = readImageHeader(new Uint8Array([...start, ...rest]))
          if (header === null) return
          expect(header.kind).toBe(kind)
          for (const side of [header.width, header.height]) {
            expect(Number.isInteger(side)).toBe(true)
            expect(side).toBeGreaterThanOrEqual(0)
            expect(side).toBeLessThanOrEqual(longest)
          }
        }),
      )
    },
  )

  test.each([
    ['JPEG', jpeg(3000, 2000, { before: 20 })],
    ['PNG', png(3000, 2000)],
  ])('when a %s is cut off anywhere before its size and colours, then it is null', (_, whole) => {
    // The three bytes at the end of both come after the colours.
    for (let length = 0; length < whole.length - 3; length += 1)
      expect(readImageHeader(whole.subarray(0, length))).toBeNull()
    expect(readImageHeader(whole.subarray(0, whole.length - 3))).toMatchObject({ width: 3000, height: 2000 })
  })
})

test.each([
  ['lossy', riff('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 2, 0x2c, 1)],
  ['lossless', riff('VP8L', 0x2f, 0x7f, 0xc2, 0x4a, 0, 0, 0, 0, 0, 0)],
  ['extended', riff('VP8X', 0, 0, 0, 0, 0x7f, 2, 0, 0x2b, 1, 0)],
])('when a WebP is %s, then its size is read', (_, bytes) => {
  expect(readImageHeader(bytes)).toEqual({ kind: 'WEBP', width: 640, height: 300, components: 3 })
})

test.each([
  ['cut off', riff('VP8 ').subarray(0, 24)],
  ['of another kind of RIFF', riff('JUNK', 1, 2, 3, 4, 5, 6, 7, 8, 9)],
  ['an animated GIF', new Uint8Array([...letters('GIF89a'), ...Array<number>(40).fill(0)])],
])('when a file is %s, then it has no header', (_, bytes) => {
  expect(readImageHeader(bytes)).toBeNull()
})

describe('the segments of a JPEG before its size', () => {
  const frame = (marker = 0xc0) => [0xff, marker, 0, 17, 8, 0, 20, 0, 10, 3]
  const read = (...bytes: number[]) => readImageHeader(new Uint8Array([0xff, 0xd8, ...bytes]))
  const found = { kind: 'JPEG', width: 10, height: 20, components: 3 }

  test.each<[string, number[]]>([
    ['nothing', []],
    ['a byte that fills', [0xff]],
    ['a marker for arithmetic coding alone', [0xff, 0x01]],
    ['the first restart marker', [0xff, 0xd0]],
    ['another start of an image', [0xff, 0xd8]],
    ['Huffman tables', [0xff, 0xc4, 0, 4, 0xc0, 0xc0]],
    ['an extension', [0xff, 0xc8, 0, 4, 0, 0]],
    ['conditions of arithmetic coding', [0xff, 0xcc, 0, 4, 0, 0]],
    ['a segment of the marker before the frames', [0xff, 0xbf, 0, 4, 0, 0]],
    ['a segment that says it has no length', [0xff, 0xe0, 0, 0]],
  ])('when there is %s, then its size is read behind it', (_what, before) => {
    expect(read(...before, ...frame())).toEqual(found)
  })

  test.each([[0xc0], [0xc1], [0xc2], [0xcf]])('when its frame has the marker %d, then its size is read', (marker) => {
    expect(read(...frame(marker))).toEqual(found)
  })

  test('when a segment does not begin with a mark, or the frame ends too early, then there is none', () => {
    expect(read(0xfe, 0xe0, 0, 4, 0, 0, ...frame())).toBeNull()
    expect(read(...frame().slice(0, -1))).toBeNull()
    expect(read(0xff, 0xe0, 0, 2)).toBeNull()
  })
})

describe('the first bytes of a picture', () => {
  test.each([
    ['a PNG', png(10, 20).subarray(0, 26)],
    ['a WebP', riff('VP8X', 0, 0, 0, 0, 9, 0, 0, 19, 0, 0).subarray(0, 30)],
  ])('when %s has just its header, then its size is read, and with one byte less it is not', (_what, bytes) => {
    expect(readImageHeader(bytes)).toMatchObject({ width: 10, height: 20 })
    expect(readImageHeader(bytes.subarray(0, -1))).toBeNull()
  })

  test('when a PNG has a kind of colour that does not exist, then there is none', () => {
    expect(readImageHeader(png(10, 20, 5))).toBeNull()
  })

  test.each([
    ['RIFF without WEBP', (bytes: Uint8Array) => bytes.fill(0, 8, 12)],
    ['WEBP without RIFF', (bytes: Uint8Array) => bytes.fill(0, 0, 4)],
  ])('when it says %s, then it is no WebP', (_what, change) => {
    expect(readImageHeader(change(riff('VP8X', 0, 0, 0, 0, 9, 0, 0, 19, 0, 0)))).toBeNull()
  })

  test('when only one of the first two bytes is that of a JPEG, then it is none', () => {
    const bytes = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 20, 0, 10, 3]
    expect(readImageHeader(new Uint8Array(bytes))).not.toBeNull()
    expect(readImageHeader(new Uint8Array([0, ...bytes.slice(1)]))).toBeNull()
    expect(readImageHeader(new Uint8Array([0xff, 0, ...bytes.slice(2)]))).toBeNull()
  })
})
