import { expect, test } from 'vitest'
import { AVATAR_BYTES_MAX, avatarProblems } from '#src/domain/media/avatar.ts'
import { readImageHeader } from '#src/domain/media/image-header.ts'

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
const header = { kind: 'WEBP', width: 640, height: 300, components: 3 } as const
const codes = (bytes: number, found: typeof header | null) =>
  avatarProblems({ bytes, header: found }).map(({ code }) => code)

test.each([
  ['lossy', riff('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 2, 0x2c, 1)],
  ['lossless', riff('VP8L', 0x2f, 0x7f, 0xc2, 0x4a, 0, 0, 0, 0, 0, 0)],
  ['extended', riff('VP8X', 0, 0, 0, 0, 0x7f, 2, 0, 0x2b, 1, 0)],
])('a %s WebP tells its size', (_, bytes) => {
  expect(readImageHeader(bytes)).toEqual(header)
})

test.each([
  ['cut off', riff('VP8 ').subarray(0, 24)],
  ['of another kind of RIFF', riff('JUNK', 1, 2, 3, 4, 5, 6, 7, 8, 9)],
  ['an animated GIF', new Uint8Array([...letters('GIF89a'), ...Array<number>(40).fill(0)])],
])('a file that is %s has none', (_, bytes) => {
  expect(readImageHeader(bytes)).toBeNull()
})

test('a picture may be of any size in pixels and 4 MB to the byte', () => {
  expect(codes(AVATAR_BYTES_MAX, header)).toEqual([])
  expect(codes(AVATAR_BYTES_MAX + 1, header)).toEqual(['IMAGE_TOO_HEAVY'])
})

test('an empty file and one that is no picture are told apart', () => {
  expect(codes(0, null)).toEqual(['IMAGE_EMPTY'])
  expect(codes(10 * 1024 * 1024, null)).toEqual(['IMAGE_UNREADABLE'])
})
