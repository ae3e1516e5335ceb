import { describe, expect, test } from 'vitest'
import { readSubframe } from '#src/domain/media/flac-subframe.ts'
import { bitsOf, hexBytes, signed, unsigned } from '#src/domain/media/testing/bits.ts'

type Written = { bits: readonly string[]; depth?: number; count?: number }

const read = ({ bits: printed, depth = 8, count = 5 }: Written, missing = 0) => {
  const { bytes, count: length } = bitsOf(...printed)
  const bits = { bytes, position: 0 }
  // What a frame before has left here.
  const samples = new Float64Array(count + 1).fill(999)
  if (!readSubframe(bits, length - missing, depth, samples, count)) return null
  expect(bits.position).toBe(length)
  expect(samples[count]).toBe(999)
  return [...samples.subarray(0, count)]
}

const CONSTANT = '0 000000 0'
const VERBATIM = '0 000001 0'
const fixed = (order: number) => `0 001${unsigned(order, 3)} 0`
const lpc = (order: number) => `0 1${unsigned(order - 1, 5)} 0`
const ONE_PARTITION = '0000'
const RICE = '00'
const WIDE_RICE = '01'
const ESCAPE = '1111'
const numbers = (width: number, ...values: readonly number[]) => values.map((value) => signed(value, width)).join(' ')
/** A residual of zeros: one bit each in a Rice code of parameter 0. */
const zeros = (count: number) => `${RICE} ${ONE_PARTITION} 0000 ${'1'.repeat(count)}`

const KINDS: readonly (readonly [what: string, written: Written, samples: readonly number[]])[] = [
  ['one number', { bits: [CONSTANT, numbers(8, -3)] }, [-3, -3, -3, -3, -3]],
  ['numbers as they are', { bits: [VERBATIM, numbers(8, 127, -128, 0, -1, 5)] }, [127, -128, 0, -1, 5]],
  [
    'numbers of 24 bits',
    { bits: [VERBATIM, numbers(24, -8_388_608, 8_388_607)], depth: 24, count: 2 },
    [-(2 ** 23), 2 ** 23 - 1],
  ],
  [
    'numbers of 32 bits',
    { bits: [VERBATIM, numbers(32, -(2 ** 31), 2 ** 31 - 1)], depth: 32, count: 2 },
    [-(2 ** 31), 2 ** 31 - 1],
  ],
  // Polynomials of one degree less are predicted without a residual.
  ['no prediction', { bits: [fixed(0), zeros(5)] }, [0, 0, 0, 0, 0]],
  ['a first order', { bits: [fixed(1), numbers(8, 7), zeros(4)] }, [7, 7, 7, 7, 7]],
  ['a second order', { bits: [fixed(2), numbers(8, -2, 1), zeros(3)] }, [-2, 1, 4, 7, 10]],
  ['a third order', { bits: [fixed(3), numbers(8, 0, 1, 4), zeros(4)], count: 7 }, [0, 1, 4, 9, 16, 25, 36]],
  [
    'a fourth order',
    { bits: [fixed(4), numbers(8, -8, -1, 0, 1), zeros(4)], count: 8 },
    [-8, -1, 0, 1, 8, 27, 64, 125],
  ],
  [
    'factors of its own',
    { bits: [lpc(2), numbers(8, 3, 5), unsigned(3, 4), signed(0, 5), numbers(4, 2, -1), zeros(3)] },
    [3, 5, 7, 9, 11],
  ],
  [
    'a shift, whose halves go down',
    { bits: [lpc(1), numbers(8, -7), unsigned(4, 4), signed(2, 5), numbers(5, 6), zeros(4)] },
    // -42 / 4, -66 / 4, -102 / 4 and -156 / 4
    [-7, -11, -17, -26, -39],
  ],
  [
    'the highest order, the highest precision and the largest shift',
    {
      bits: [
        lpc(32),
        numbers(8, ...Array<number>(31).fill(9), 4),
        unsigned(14, 4),
        signed(15, 5),
        numbers(15, 2 ** 14 - 1, ...Array<number>(30).fill(0), -(2 ** 14)),
        zeros(2),
      ],
      depth: 8,
      count: 34,
    },
    // 4 · 16,383 - 9 · 16,384 is -81,924, and -3 · 16,383 - 9 · 16,384 is -196,605: 32,768 goes into them -3 and -6 times.
    [...Array<number>(31).fill(9), 4, -3, -6],
  ],
]

/** The residual of order 0 is the samples. */
const residual = (count: number, ...bits: readonly string[]): Written => ({
  bits: [fixed(0), ...bits],
  depth: 32,
  count,
})

const RESIDUALS: readonly (readonly [what: string, written: Written, samples: readonly number[]])[] = [
  ['a parameter of 0', residual(5, RICE, ONE_PARTITION, '0000', '1 01 001 0001 00001'), [0, -1, 1, -2, 2]],
  // Quotient, then remainder: 5 is 1 · 4 + 1, 8 is 2 · 4.
  ['a parameter of 2', residual(3, RICE, ONE_PARTITION, '0010', '01 01', '001 00', '1 11'), [-3, 4, -2]],
  [
    'a parameter of 5 bits',
    residual(2, WIDE_RICE, ONE_PARTITION, '10000', '1', unsigned(65_535, 16), '01', unsigned(0, 16)),
    [-32_768, 32_768],
  ],
  ['the largest parameter of 4 bits', residual(1, RICE, ONE_PARTITION, '1110', '01', unsigned(2, 14)), [8193]],
  [
    'the largest parameter of 5 bits',
    residual(1, WIDE_RICE, ONE_PARTITION, '11110', '1', unsigned(2 ** 30 - 1, 30)),
    [-(2 ** 29)],
  ],
  ...[30, 31, 32, 33, 63, 64, 65, 96].map(
    (quotient) =>
      [
        `a code of ${quotient} zeros`,
        residual(2, RICE, ONE_PARTITION, '0000', `${'0'.repeat(quotient)}1`, '001'),
        [quotient % 2 === 0 ? quotient / 2 : -(quotient + 1) / 2, 1],
      ] as const,
  ),
  ...[26, 27, 28, 29, 31, 32, 40].map(
    (quotient) =>
      [
        `a code of ${quotient} zeros and four more bits`,
        residual(2, RICE, ONE_PARTITION, '0100', `${'0'.repeat(quotient)}1 1010`, '1 0101'),
        [quotient * 8 + 5, -3],
      ] as const,
  ),
  [
    'numbers without a code',
    residual(3, RICE, ONE_PARTITION, ESCAPE, unsigned(5, 5), numbers(5, -16, 15, -1)),
    [-16, 15, -1],
  ],
  ['numbers without a code or a bit', residual(3, RICE, ONE_PARTITION, ESCAPE, unsigned(0, 5)), [0, 0, 0]],
  [
    'numbers without a code of 5 bits',
    residual(2, WIDE_RICE, ONE_PARTITION, '11111', unsigned(31, 5), numbers(31, -(2 ** 30), 1)),
    [-(2 ** 30), 1],
  ],
  [
    'a partition of zeros without a bit, and one of ones',
    residual(4, RICE, '0001', `${ESCAPE} 00000`, `${ESCAPE} 00001`, numbers(1, -1, -1)),
    [0, 0, -1, -1],
  ],
  [
    'four partitions',
    residual(
      8,
      RICE,
      '0010',
      '0000 1 001',
      `${ESCAPE} ${unsigned(3, 5)}`,
      numbers(3, -4, 3),
      '0001 1 0 01 1',
      '0000 01 1',
    ),
    [0, 1, -4, 3, 0, -2, -1, 0],
  ],
  [
    'two partitions behind a start',
    {
      bits: [fixed(1), numbers(8, 10), RICE, '0001', '0000 001', `${ESCAPE} ${unsigned(2, 5)}`, numbers(2, 1, -2)],
      count: 4,
    },
    [10, 11, 12, 10],
  ],
]

const WASTED: typeof KINDS = [
  ['a bit that is always 0', { bits: ['0 000001 1 1', numbers(7, 63, -64)], count: 2 }, [126, -128]],
  ['three bits that are always 0', { bits: ['0 000000 1 001', numbers(5, -16)], count: 2 }, [-128, -128]],
  ['one bit that is not', { bits: ['0 000001 1 0000001', numbers(1, -1, 0)], count: 2 }, [-128, 0]],
  [
    'such bits before a prediction',
    { bits: ['0 001001 1 01', numbers(6, 5), RICE, ONE_PARTITION, '0000 001 01'], count: 3 },
    [20, 24, 20],
  ],
]

describe('a subframe', () => {
  const all = [...KINDS, ...RESIDUALS, ...WASTED]
  test.each(all)(
    'when it has %s, then each sample is what the specification makes of it',
    (_what, written, samples) => {
      expect(read(written)).toEqual(samples)
    },
  )

  test.each(all)('when it has %s and ends earlier, then it is none', (_what, written) => {
    for (let missing = 1; missing <= bitsOf(...written.bits).count; missing += 1)
      expect(read(written, missing)).toBeNull()
  })

  test('when it begins amid a byte, then it is read from there', () => {
    const { bytes } = bitsOf('11111', VERBATIM, numbers(8, -77, 99), '1111')
    const bits = { bytes, position: 5 }
    const samples = new Float64Array(2)
    expect(readSubframe(bits, 29, 8, samples, 2)).toBe(true)
    expect([[...samples], bits.position]).toEqual([[-77, 99], 29])
  })

  test.each<[string, Written]>([
    ['another first bit', { bits: ['1 000000 0', numbers(8, 1)] }],
    ...[2, 3, 7, 13, 14, 15, 16, 31].map((type): [string, Written] => [
      `the reserved type ${type}`,
      { bits: ['0', unsigned(type, 6), '0', numbers(8, 1, 1, 1, 1, 1), zeros(5)] },
    ]),
    ['as many wasted bits as it has', { bits: ['0 000000 1 00000001'] }],
    ['more wasted bits than it has', { bits: ['0 000000 1 000000001 0'] }],
    ['more samples to begin with than it has', { bits: [fixed(4), numbers(8, 1, 1, 1, 1), zeros(0)], count: 3 }],
    ['the reserved precision', { bits: [lpc(1), numbers(8, 1), '1111', signed(0, 5), numbers(16, 1), zeros(4)] }],
    ['a shift to the left', { bits: [lpc(1), numbers(8, 1), '0011', signed(-1, 5), numbers(4, 1), zeros(4)] }],
    ['the first reserved code', residual(1, '10', ONE_PARTITION, '0000 1')],
    ['the last reserved code', residual(1, '11', ONE_PARTITION, '0000 1')],
    ['partitions of no whole number', residual(5, RICE, '0001', '0000 1 1', '0000 1 1 1')],
    [
      'a first partition shorter than its start',
      { bits: [fixed(3), numbers(8, 1, 1, 1), RICE, '0001', '0000', '0000 1 1'], count: 4 },
    ],
  ])('when it has %s, then it is none', (_what, written) => {
    // Whatever is read beyond it, it is not for lack of bits.
    const { bits, ...said } = written
    expect(read({ ...said, bits: [...bits, '1'.repeat(100)] })).toBeNull()
  })
})

// The third example of RFC 9639 (D.3), a single channel of 8 bits.
test('when it is the example of the specification, then its samples are those that it prints', () => {
  const bytes = hexBytes('00 4f6f 313d 1047 d227 cb6d 0908 3145 2bdc 2822 2280')
  const samples = new Float64Array(24)
  expect(
    readSubframe({ bytes: Uint8Array.of(0x44, ...bytes), position: 0 }, 8 + bytes.length * 8, 8, samples, 24),
  ).toBe(true)
  expect([...samples]).toEqual([
    0, 79, 111, 78, 8, -61, -90, -68, -13, 42, 67, 53, 13, -27, -46, -38, -12, 14, 24, 19, 6, -4, -5, 0,
  ])
})
