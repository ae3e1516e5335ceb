import { describe, expect, test } from 'vitest'
import { COVER_CONVERT_BYTES_MAX, IMAGE_BYTES_MAX } from '#src/domain/limits.ts'
import { avatarProblems, coverProblems } from '#src/domain/media/image.ts'

const header = { kind: 'WEBP', width: 640, height: 300, components: 3 } as const
const codes = (bytes: number, found: typeof header | null) =>
  avatarProblems({ bytes, header: found }).map(({ code }) => code)

test('when a picture has 4 MB to the byte, then it is taken, at any size in pixels', () => {
  expect(codes(IMAGE_BYTES_MAX, header)).toEqual([])
  expect(codes(IMAGE_BYTES_MAX + 1, header)).toEqual(['IMAGE_TOO_HEAVY'])
})

test('when a file is empty or no picture, then each has its own problem', () => {
  expect(codes(0, null)).toEqual(['IMAGE_EMPTY'])
  expect(codes(10 * 1024 * 1024, null)).toEqual(['IMAGE_UNREADABLE'])
})

test('when a file is too large even to be made smaller, then it is too heavy, whatever is in it', () => {
  expect(codes(COVER_CONVERT_BYTES_MAX, null)).toEqual(['IMAGE_UNREADABLE'])
  expect(codes(COVER_CONVERT_BYTES_MAX + 1, null)).toEqual(['IMAGE_TOO_HEAVY'])
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
  ])('when it has sides of %i pixels, then the problems are %j (catalogue-5.26)', (side, expected) => {
    expect(codes(side)).toEqual(expected)
  })

  test('when it has 4 MB to the byte, then it is taken, and with one byte more it is too heavy (catalogue-5.24)', () => {
    expect(codes(3000, { bytes: IMAGE_BYTES_MAX })).toEqual([])
    expect(codes(3000, { bytes: IMAGE_BYTES_MAX + 1 })).toEqual(['ERROR COVER_TOO_HEAVY'])
  })

  test('when it is not square, not RGB, unreadable or empty, then each has its own problem', () => {
    expect(codes(3000, { height: 2999 })).toContain('ERROR COVER_NOT_SQUARE')
    expect(codes(3000, { components: 4 })).toEqual(['ERROR COVER_NOT_RGB'])
    expect(coverProblems({ bytes: 5, header: null })[0]?.code).toBe('COVER_UNREADABLE')
    expect(coverProblems({ bytes: 0, header: null })[0]?.code).toBe('COVER_EMPTY')
  })
})
