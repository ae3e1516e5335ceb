import { describe, expect, test } from 'vitest'
import { crc16, crc8, readFlacFrame } from '#src/domain/media/flac-frame.ts'
import { bitsOf, hexBytes, signed, unsigned } from '#src/domain/media/testing/bits.ts'
import { joined } from '#src/domain/media/testing/wav-file.ts'

const read = (bytes: Uint8Array, { from = 0, end = bytes.length, bitDepth = 16 } = {}) => {
  const channels = { left: new Float64Array(20).fill(999), right: new Float64Array(20).fill(999) }
  const frame = readFlacFrame(bytes, from, end, { bitDepth }, channels)
  if (frame === null) return null
  const { samples } = frame
  return { ...frame, left: [...channels.left.subarray(0, samples)], right: [...channels.right.subarray(0, samples)] }
}

const VERBATIM = '0 000001 0'
const numbers = (width: number, values: readonly number[]) => values.map((value) => signed(value, width)).join('')

/** A frame of samples as they are: 8 bits each, and 9 where a subframe has the difference. */
const frameOf = (assignment: number, first: readonly number[], second: readonly number[]): Uint8Array => {
  const size = unsigned(first.length - 1, 8)
  const { bytes: head } = bitsOf('11111111 11111000 0110 0000', unsigned(assignment, 4), '000 0 00000000', size)
  const [one, two] = [assignment === 9 ? 9 : 8, assignment === 8 || assignment === 10 ? 9 : 8]
  const { bytes: body } = bitsOf(VERBATIM, numbers(one, first), VERBATIM, numbers(two, second))
  const whole = joined(head, Uint8Array.of(crc8(head, 0, head.length)), body)
  const check = crc16(whole, 0, whole.length)
  return joined(whole, Uint8Array.of(check >> 8, check))
}

const LEFT = [127, -128, 3, -2, 0, -1, -128, 127]
const RIGHT = [-128, 127, -2, 3, -1, 0, -128, 127]
const difference = LEFT.map((left, at) => left - (RIGHT[at] ?? 0))
const middle = LEFT.map((left, at) => Math.floor((left + (RIGHT[at] ?? 0)) / 2))

describe('two channels', () => {
  test.each([
    ['left and right', 1, LEFT, RIGHT],
    ['left and their difference', 8, LEFT, difference],
    ['their difference and right', 9, difference, RIGHT],
    ['their middle and their difference', 10, middle, difference],
  ])('when they are written as %s, then left and right are read', (_what, assignment, first, second) => {
    const bytes = frameOf(assignment, first, second)
    expect(read(bytes, { bitDepth: 8 })).toMatchObject({ left: LEFT, right: RIGHT, samples: 8, bytes: bytes.length })
  })

  test.each([0, 2, 3, 7])(
    'when they are written as %i, which is another number of them, then there is no frame',
    (assignment) => {
      expect(read(frameOf(assignment, LEFT, RIGHT), { bitDepth: 8 })).toBeNull()
    },
  )
})

describe('a frame', () => {
  const bytes = frameOf(10, [5], [-3])

  test('when others are around it, then it is read from its first byte to its last', () => {
    const among = joined(bytes, bytes, bytes)
    const frame = read(among, { from: bytes.length, end: 2 * bytes.length, bitDepth: 8 })
    expect(frame).toMatchObject({ bytes: bytes.length, left: [4], right: [7] })
  })

  test('when it ends earlier, then it is none, whatever follows', () => {
    for (let end = 0; end < bytes.length; end += 1) {
      expect(read(bytes, { end, bitDepth: 8 }), `${end} bytes`).toBeNull()
      expect(read(bytes.subarray(0, end), { bitDepth: 8 }), `${end} bytes`).toBeNull()
    }
  })

  test('when any of its bits is another, then it is none', () => {
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const wrong = bytes.slice()
      wrong[bit >> 3] = (wrong[bit >> 3] ?? 0) ^ (128 >> (bit & 7))
      expect(read(wrong, { bitDepth: 8 }), `bit ${bit}`).toBeNull()
    }
  })

  test('when a subframe has a reserved type, then it is none', () => {
    const { bytes: head } = bitsOf('11111111 11111000 0110 0000 0001 000 0 00000000 00000000')
    for (const subframes of ['0 000010 0 0 000000 0', '0 000000 0 00000000 0 000010 0']) {
      const whole = joined(head, Uint8Array.of(crc8(head, 0, head.length)), bitsOf(subframes).bytes, new Uint8Array(4))
      for (let end = head.length; end < whole.length; end += 1) {
        const check = crc16(whole, 0, end)
        expect(read(joined(whole.subarray(0, end), Uint8Array.of(check >> 8, check)), { bitDepth: 8 })).toBeNull()
      }
    }
  })
})

// RFC 9639, appendix D
describe('the frames of the specification', () => {
  test.each([
    ['its first example', 'fff8 6918 0000 bf03 58fd 0312 8baa 9a', [25_588], [10_416]],
    [
      'the first of its second example',
      'fff8 6998 000f 9912 0867 0162 3d14 4299 8f5d f70d 6fe0 0c17 caeb 2100 0ee7 a77a 24a1 590c 1217 b603 097b 784f aa9a ' +
        '33d2 85e0 70ad 5b1b 4851 b401 0d99 d2cd 1a68 f1e6 b810',
      [
        10_372, 18_041, 14_942, 17_876, 15_627, 17_899, 16_242, 18_077, 16_824, 18_263, 17_295, -14_418, -15_201,
        -14_508, -15_195, -14_818,
      ],
      [6070, 10_545, 8743, 10_449, 9143, 10_463, 9502, 10_569, 9840, 10_680, 10_113, -8428, -8895, -8476, -8896, -8653],
    ],
    [
      'the last of its second example',
      'fff8 6918 0102 a402 c382 c40b c14a 03ee 48dd 03b6 7c13 30',
      [-15_486, -15_349, -16_054],
      [-9072, -8958, -9410],
    ],
  ])('when it is %s, then its samples are those that it prints', (_what, printed, left, right) => {
    const bytes = hexBytes(printed)
    expect(read(bytes)).toMatchObject({ bytes: bytes.length, left, right })
  })
})
