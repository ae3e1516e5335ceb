import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COVER_BYTES_MAX, coverProblems } from '#src/domain/media/image.ts'
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

describe('the header of a picture', () => {
  test('tells the size of a JPEG, also a progressive one behind a camera’s notes', () => {
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

  test('tells the size and colours of a PNG', () => {
    expect(readImageHeader(png(3000, 2000))).toEqual({ kind: 'PNG', width: 3000, height: 2000, components: 3 })
    expect(readImageHeader(png(10, 10, 0))?.components).toBe(1)
    expect(readImageHeader(png(10, 10, 6))?.components).toBe(3)
  })

  test('is null for anything else, and never throws', () => {
    expect(readImageHeader(new Uint8Array())).toBeNull()
    const starts = fc.constantFrom<number[]>([], [0xff, 0xd8], [0xff, 0xd8, 0xff], [...png(1, 1).subarray(0, 8)])
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const header = readImageHeader(new Uint8Array([...start, ...rest]))
        return header === null || header.width >= 0
      }),
    )
  })

  test('that is cut off is null', () => {
    const whole = jpeg(3000, 3000)
    expect(readImageHeader(whole.subarray(0, whole.length - 6))).toBeNull()
  })
})

describe('a cover', () => {
  const codes = (side: number, { height = side, components = 3, bytes = 1000 } = {}) =>
    coverProblems({ bytes, header: { kind: 'JPEG', width: side, height, components } }).map(
      ({ code, severity }) => `${severity} ${code}`,
    )

  test.each([
    [1399, ['ERROR COVER_TOO_SMALL']],
    [1400, ['WARNING COVER_BELOW_3000']],
    [3000, []],
    [8000, []],
    [8001, ['ERROR COVER_TOO_LARGE']],
  ])('of %i px (catalogue-5.26)', (side, expected) => {
    expect(codes(side)).toEqual(expected)
  })

  test('may be 4 MB to the byte (catalogue-5.24)', () => {
    expect(codes(3000, { bytes: COVER_BYTES_MAX })).toEqual([])
    expect(codes(3000, { bytes: COVER_BYTES_MAX + 1 })).toEqual(['ERROR COVER_TOO_HEAVY'])
  })

  test('is square, in colour, readable and not empty', () => {
    expect(codes(3000, { height: 2999 })).toContain('ERROR COVER_NOT_SQUARE')
    expect(codes(3000, { components: 4 })).toEqual(['ERROR COVER_NOT_RGB'])
    expect(coverProblems({ bytes: 5, header: null })[0]?.code).toBe('COVER_UNREADABLE')
    expect(coverProblems({ bytes: 0, header: null })[0]?.code).toBe('COVER_EMPTY')
  })
})
