import { describe, expect, test } from 'vitest'
import { crc16, crc8, readFrameHeader } from '#src/domain/media/flac-frame.ts'
import { bitsOf, hexBytes, unsigned } from '#src/domain/media/testing/bits.ts'
import { joined } from '#src/domain/media/testing/wav-file.ts'

type Written = {
  sync?: string
  reserved?: string
  strategy?: string
  size?: string
  rate?: string
  assignment?: string
  depth?: string
  last?: string
  number?: string
  /** What follows the number: the size, then the rate. */
  rest?: string
}

/** A header with its checksum, of 4096 samples and of what the file's header says. */
const written = (said: Written = {}): Uint8Array => {
  const { sync = '11111111 111110', reserved = '0', strategy = '0', size = '1100', rate = '0000' } = said
  const { assignment = '0001', depth = '000', last = '0', number = '00000000', rest = '' } = said
  const { bytes } = bitsOf(sync, reserved, strategy, size, rate, assignment, depth, last, number, rest)
  return joined(bytes, Uint8Array.of(crc8(bytes, 0, bytes.length)))
}
const read = (bytes: Uint8Array, at = 0) => readFrameHeader({ bytes, position: at * 8 })

test('when digits are summed up, then both checksums are those that their catalogue names', () => {
  const digits = new TextEncoder().encode('0123456789')
  expect([crc8(digits, 1, 10), crc16(digits, 1, 10)]).toEqual([0xf4, 0xfee8])
  expect([crc8(digits, 4, 4), crc16(digits, 4, 4)]).toEqual([0, 0])
})

describe('the header of a frame', () => {
  test('when it leaves all to the header of the file, then nothing is known but its size, its channels and its number', () => {
    const facts = { samples: 4096, sampleRate: 0, bitDepth: 0, assignment: 1, isVariable: false, number: 0 }
    expect(read(written())).toEqual(facts)
    expect(read(joined(Uint8Array.of(1, 2, 3), written()), 3)).toEqual(facts)
  })

  // RFC 9639, 9.1.1
  test.each([
    ['0001', '', 192],
    ['0010', '', 576],
    ['0011', '', 1152],
    ['0100', '', 2304],
    ['0101', '', 4608],
    ['0110', '00000000', 1],
    ['0110', '11111111', 256],
    ['0111', '00000000 11111111', 256],
    ['0111', '11111111 11111110', 65_535],
    ['1000', '', 256],
    ['1001', '', 512],
    ['1110', '', 16_384],
    ['1111', '', 32_768],
  ])('when the bits of its size are %s %s, then it has %i samples', (size, rest, samples) => {
    expect(read(written({ size, rest }))?.samples).toBe(samples)
  })

  // RFC 9639, 9.1.2
  test.each([
    ['0001', '', 88_200],
    ['0010', '', 176_400],
    ['0011', '', 192_000],
    ['0100', '', 8000],
    ['0101', '', 16_000],
    ['0110', '', 22_050],
    ['0111', '', 24_000],
    ['1000', '', 32_000],
    ['1001', '', 44_100],
    ['1010', '', 48_000],
    ['1011', '', 96_000],
    ['1100', unsigned(192, 8), 192_000],
    ['1101', unsigned(44_100, 16), 44_100],
    ['1110', unsigned(17_640, 16), 176_400],
  ])('when the bits of its rate are %s %s, then it has %i samples a second', (rate, rest, sampleRate) => {
    expect(read(written({ rate, rest }))?.sampleRate).toBe(sampleRate)
  })

  test('when both its size and its rate follow, then the size comes first', () => {
    const facts = { samples: 16, sampleRate: 11_025 }
    expect(
      read(written({ size: '0110', rate: '1101', rest: `${unsigned(15, 8)} ${unsigned(11_025, 16)}` })),
    ).toMatchObject(facts)
  })

  // RFC 9639, 9.1.4
  test.each([
    ['001', 8],
    ['010', 12],
    ['100', 16],
    ['101', 20],
    ['110', 24],
    ['111', 32],
  ])('when the bits of its depth are %s, then a sample has %i bits', (depth, bitDepth) => {
    expect(read(written({ depth }))?.bitDepth).toBe(bitDepth)
  })

  test.each([0, 1, 2, 7, 8, 9, 10])('when its channels are written as %i, then they are read so', (assignment) => {
    expect(read(written({ assignment: unsigned(assignment, 4) }))?.assignment).toBe(assignment)
  })

  test('when sizes vary, then it says so', () => {
    expect(read(written({ strategy: '1', number: '01111111' }))).toMatchObject({ isVariable: true, number: 127 })
  })

  // RFC 9639, 9.1.5: the first and the last number of each length.
  test.each([
    ['00000000', 0],
    ['01111111', 127],
    ['11000010 10000000', 128],
    ['11011111 10111111', 2 ** 11 - 1],
    ['11100000 10100000 10000000', 2 ** 11],
    ['11101111 10111111 10111111', 2 ** 16 - 1],
    ['11110000 10010000 10000000 10000000', 2 ** 16],
    ['11110111 10111111 10111111 10111111', 2 ** 21 - 1],
    ['11111000 10001000 10000000 10000000 10000000', 2 ** 21],
    ['11111011 10111111 10111111 10111111 10111111', 2 ** 26 - 1],
    ['11111100 10000100 10000000 10000000 10000000 10000000', 2 ** 26],
    ['11111101 10111111 10111111 10111111 10111111 10111111', 2 ** 31 - 1],
    ['11111110 10000010 10000000 10000000 10000000 10000000 10000000', 2 ** 31],
    ['11111110 10111111 10111111 10111111 10111111 10111111 10111111', 2 ** 36 - 1],
  ])('when its number is written as %s, then it is %i', (number, value) => {
    expect(read(written({ number }))?.number).toBe(value)
  })

  test.each<[string, Written]>([
    ['another first byte', { sync: '11111110 111110' }],
    ['another second byte', { sync: '11111111 111111' }],
    ['a first reserved bit', { reserved: '1' }],
    ['a last reserved bit', { last: '1' }],
    ['the reserved size', { size: '0000' }],
    ['the forbidden rate', { rate: '1111' }],
    ['the reserved depth', { depth: '011' }],
    ['the first reserved channels', { assignment: '1011' }],
    ['the last reserved channels', { assignment: '1111' }],
    ['a number that begins as its second byte', { number: '10000000' }],
    ['a number of eight bytes', { number: '11111111 10000000 10000000 10000000 10000000 10000000 10000000 10000000' }],
    ['a number whose second byte begins with 00', { number: '11000010 00000000' }],
    ['a number whose second byte begins with 01', { number: '11000010 01000000' }],
    ['a number whose second byte begins with 11', { number: '11000010 11000000' }],
    ['a number whose third byte is another', { number: '11100000 10100000 00000000' }],
  ])('when it has %s, then it is none', (_what, said) => {
    expect(read(written(said))).toBeNull()
  })

  test('when any of its bits is another, then it is none', () => {
    const header = written()
    for (let bit = 0; bit < header.length * 8; bit += 1) {
      const wrong = header.slice()
      wrong[bit >> 3] = (wrong[bit >> 3] ?? 0) ^ (128 >> (bit & 7))
      expect(read(wrong), `bit ${bit}`).toBeNull()
    }
  })

  // The frames of the examples of RFC 9639, appendix D.
  test.each([
    [
      'fff8 6918 0000 bf',
      { samples: 1, sampleRate: 44_100, bitDepth: 16, assignment: 1, isVariable: false, number: 0 },
    ],
    [
      'fff8 6998 000f 99',
      { samples: 16, sampleRate: 44_100, bitDepth: 16, assignment: 9, isVariable: false, number: 0 },
    ],
    [
      'fff8 6918 0102 a4',
      { samples: 3, sampleRate: 44_100, bitDepth: 16, assignment: 1, isVariable: false, number: 1 },
    ],
    [
      'fff8 6802 0017 e9',
      { samples: 24, sampleRate: 32_000, bitDepth: 8, assignment: 0, isVariable: false, number: 0 },
    ],
  ])('when it is %s of the specification, then its facts are those that it prints', (printed, facts) => {
    expect(read(hexBytes(printed))).toEqual(facts)
  })
})
