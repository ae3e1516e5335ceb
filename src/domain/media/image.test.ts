import { describe, expect, test } from 'vitest'
import {
  COVER_CONTRAST_MIN,
  COVER_CONVERT_BYTES_MAX,
  COVER_DETAIL_MIN,
  COVER_SHARPNESS_MIN,
  IMAGE_BYTES_MAX,
} from '#src/domain/limits.ts'
import { avatarProblems, coverFactsProblems, coverProblems } from '#src/domain/media/image.ts'

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

test('when the picture of an artist has a problem, then it is at its field, with its figure', () => {
  expect(avatarProblems({ bytes: IMAGE_BYTES_MAX + 1, header })).toMatchObject([
    { field: 'image', severity: 'ERROR', values: { megabytes: 4 } },
  ])
  expect(avatarProblems({ bytes: 0, header })).toMatchObject([{ field: 'image' }])
  expect(avatarProblems({ bytes: 9, header: null })).toMatchObject([{ field: 'image' }])
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

  test('when a heavy file is no picture, then that is said, and not that a lighter one would do', () => {
    const heavy = (kind: 'WEBP' | null) =>
      coverProblems({
        bytes: IMAGE_BYTES_MAX + 1,
        header: kind === null ? null : { kind, width: 3000, height: 3000, components: 3 },
      }).map(({ code }) => code)
    expect(heavy(null)).toEqual(['COVER_UNREADABLE'])
    expect(heavy('WEBP')).toEqual(['COVER_TOO_HEAVY'])
  })

  test.each([
    [{ width: 1300, height: 1300 }, 'COVER_TOO_SMALL', { width: 1300, height: 1300, minimum: 1400 }],
    [{ width: 8001, height: 8001 }, 'COVER_TOO_LARGE', { width: 8001, height: 8001, maximum: 8000 }],
    [{ width: 3000, height: 2999 }, 'COVER_NOT_SQUARE', { width: 3000, height: 2999 }],
    [{ width: 1400, height: 1400 }, 'COVER_BELOW_3000', { width: 1400, height: 1400, good: 3000 }],
  ])('when it has %j, then %s says %j', (size, code, values) => {
    const header = { kind: 'PNG', components: 3, ...size } as const
    expect(coverProblems({ bytes: 1000, header })).toMatchObject([{ code, field: 'cover', values }])
  })

  test('when one side is too short and the other too long, then both are said', () => {
    const header = { kind: 'JPEG', width: 1000, height: 9000, components: 3 } as const
    const found = coverProblems({ bytes: 1000, header }).map(({ code }) => code)
    expect(found).toEqual(['COVER_TOO_SMALL', 'COVER_TOO_LARGE', 'COVER_NOT_SQUARE'])
  })

  test('when it is WebP, which stores do not take, then it is unreadable, and every problem is at its field', () => {
    const unread = [
      coverProblems({ bytes: 1000, header: { ...header, width: 3000, height: 3000 } }),
      coverProblems({ bytes: 0, header: null }),
      coverProblems({ bytes: COVER_CONVERT_BYTES_MAX + 1, header: null }),
      coverProblems({ bytes: 9, header: { kind: 'PNG', width: 3000, height: 3000, components: 1 } }),
    ].flat()
    expect(unread).toEqual([
      { code: 'COVER_UNREADABLE', severity: 'ERROR', field: 'cover' },
      { code: 'COVER_EMPTY', severity: 'ERROR', field: 'cover' },
      { code: 'COVER_TOO_HEAVY', severity: 'ERROR', field: 'cover', values: { megabytes: 4 } },
      { code: 'COVER_NOT_RGB', severity: 'ERROR', field: 'cover' },
    ])
  })

  const well = { contrast: COVER_CONTRAST_MIN, sharpness: COVER_SHARPNESS_MIN, detail: COVER_DETAIL_MIN }
  test.each([
    ['contrast', 'COVER_FLAT'],
    ['sharpness', 'COVER_BLURRED'],
    ['detail', 'COVER_ENLARGED'],
  ])('when its %s is just enough, then nothing is said, and with less %s', (fact, code) => {
    expect(coverFactsProblems(well)).toEqual([])
    expect(coverFactsProblems({ ...well, [fact]: 0 })).toEqual([{ code, severity: 'WARNING', field: 'cover' }])
  })
})
