import { describe, expect, test } from 'vitest'
import { type Band, bitReader, type Codes, Damaged, readCodes, walkOver } from '#src/domain/media/jpeg-blocks.ts'
import { codedData, codeTable } from '#src/domain/media/testing/handmade-jpeg.ts'

const tablesIn = (...bytes: readonly number[]) => {
  const tables = new Map<number, Codes>()
  // What is around them belongs to other parts.
  readCodes(Uint8Array.of(1, 2, 3, ...bytes, 0x11, 1, 1, 1), 3, 3 + bytes.length, tables)
  return tables
}
const readerOf = (...printed: readonly string[]) => {
  const bytes = Uint8Array.from(codedData(...printed))
  return bitReader(bytes, 0, bytes.length)
}

// T.81, table K.3: the codes of the steps of brightness.
const STEPS = codeTable(0, [0, 1, 5, 1, 1, 1, 1, 1, 1], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])

describe('codes', () => {
  test.each([
    ['00', 0],
    ['010', 1],
    ['011', 2],
    ['100', 3],
    ['101', 4],
    ['110', 5],
    ['1110', 6],
    ['11110', 7],
    ['111110', 8],
    ['1111110', 9],
    ['11111110', 10],
    ['111111110', 11],
  ])('when the specification writes %s, then it is read as %i, whatever follows', (code, value) => {
    const codes = tablesIn(...STEPS).get(0)
    for (const follows of ['0000000000', '1111111111']) {
      const bits = readerOf(code, follows)
      expect(bits.code(codes)).toBe(value)
      expect(bits.bits(10)).toBe(Number.parseInt(follows, 2))
    }
  })

  test('when bits are no code, or there are no codes, then the data is damaged', () => {
    expect(() => readerOf('1111111110000000').code(tablesIn(...STEPS).get(0))).toThrow(Damaged)
    expect(() => readerOf('0000000000000000').code(undefined)).toThrow(Damaged)
  })

  test('when a part has several tables, then each has its name, and a later one of a name counts', () => {
    const tables = tablesIn(...STEPS, ...codeTable(0x11, [2], [7, 9]), ...codeTable(0, [1], [4]))
    expect([...tables.keys()].toSorted((a, b) => a - b)).toEqual([0, 0x11])
    expect(readerOf('0').code(tables.get(0))).toBe(4)
    const bits = readerOf('01')
    expect([bits.code(tables.get(0x11)), bits.code(tables.get(0x11))]).toEqual([7, 9])
  })

  test('when codes have 16 bits, then they are read to their last bit', () => {
    const codes = tablesIn(...codeTable(0, [1, ...Array<number>(14).fill(0), 3], [1, 2, 3, 255])).get(0)
    const bits = readerOf('1000000000000000 0 1000000000000010 1000000000000001')
    expect([1, 2, 3, 4].map(() => bits.code(codes))).toEqual([2, 1, 255, 3])
  })
})

describe('bits', () => {
  test('when a byte of ones is stuffed, then the zeros behind it are left out', () => {
    const bits = bitReader(Uint8Array.of(0xff, 0, 0x12, 0xff, 0, 0xff, 0, 0x34), 0, 8)
    expect([16, 16, 8].map((count) => bits.bits(count))).toEqual([0xff12, 0xffff, 0x34])
    expect(bits.left()).toBe(0)
  })

  test('when any number of them is read, then the first is the highest', () => {
    const bits = readerOf('1', '', '01', '110', '0000000000000001', '10')
    expect([1, 0, 2, 3, 16, 2].map((count) => bits.bits(count))).toEqual([1, 0, 1, 6, 1, 2])
  })

  test.each([
    ['the end', [0xab], 1],
    ['the end that was given', [0xab, 0xcd], 1],
    ['a marker', [0xab, 0xff, 0xd9], 3],
    ['a byte of ones alone', [0xab, 0xff], 2],
  ])('when they go on beyond %s, then the data is damaged', (_what, data, end) => {
    const bits = bitReader(Uint8Array.from(data), 0, end)
    expect(bits.bits(8)).toBe(0xab)
    expect(() => bits.bits(1)).toThrow(Damaged)
  })

  test('when a code ends beyond the data, then that is damaged', () => {
    const codes = tablesIn(...codeTable(0, [0, 0, 0, 0, 0, 0, 0, 0, 0, 1], [1])).get(0)
    expect(() => bitReader(Uint8Array.of(0), 0, 1).code(codes)).toThrow(Damaged)
  })

  test.each([
    [0, 0xd0],
    [7, 0xd7],
    [8, 0xd0],
    [13, 0xd5],
  ])('when restart %i has its marker, then what fills the byte before it is left out', (number, marker) => {
    const bits = bitReader(Uint8Array.of(0x7f, 0xff, marker, 0x35), 0, 4)
    expect(bits.bits(1)).toBe(0)
    bits.restart(number)
    expect(bits.bits(8)).toBe(0x35)
  })

  test.each([
    ['another number', [0xff, 0xd1]],
    ['another marker', [0xff, 0xe0]],
    ['no marker', [0x12, 0xd0]],
    ['nothing', []],
  ])('when a restart has %s, then the data is damaged', (_what, data) => {
    expect(() => bitReader(Uint8Array.from(data), 0, data.length).restart(0)).toThrow(Damaged)
  })
})

/** Four codes of two bits: the end of a block, 16 zeros, one bit, and one bit behind two zeros. The last is five bits. */
const AC = tablesIn(...codeTable(0x10, [0, 3, 1, 1], [0x00, 0xf0, 0x01, 0x21, 0x05])).get(0x10)
const [END, SIXTEEN, ONE, BEHIND_TWO, FIVE] = ['00', '01', '10', '110', '1110']
/** No step, one of three bits, and one of 16. */
const DC = tablesIn(...codeTable(0, [1, 2], [0, 3, 16])).get(0)
const band = (said: Partial<Band> = {}): Band => ({
  first: 0,
  last: 63,
  isRefined: false,
  run: 0,
  dc: DC,
  ac: AC,
  ...said,
})
const SENTINEL = '10110101'

describe('a block in one pass', () => {
  test.each([
    ['nothing', ['0', END]],
    ['a step of three bits', ['10', '101', END]],
    ['a step of 16 bits', ['11', '1010101010101010', END]],
    ['a few numbers', ['0', ONE, '1', BEHIND_TWO, '0', FIVE, '10101', END]],
    ['16 zeros before a number', ['0', SIXTEEN, ONE, '1', END]],
    ['as many numbers as it can have', ['0', `${ONE}1`.repeat(63)]],
    ['a number at its very end', ['0', SIXTEEN.repeat(3), `${ONE}1`.repeat(12), BEHIND_TWO, '1']],
  ])('when it has %s, then it ends with its last bit', (_what, printed) => {
    const bits = readerOf(...printed, SENTINEL, '00000000')
    walkOver(bits, band(), null, 0)
    expect(bits.bits(8)).toBe(Number.parseInt(SENTINEL, 2))
  })

  test.each<[string, readonly string[], Partial<Band>?]>([
    ['a number beyond its end', ['0', `${ONE}1`.repeat(61), BEHIND_TWO, '1']],
    ['zeros beyond its end', ['0', SIXTEEN.repeat(4)]],
    ['no code of a step', ['0'], { dc: undefined }],
    ['no code of a number', ['0', END], { ac: undefined }],
  ])('when it has %s, then it is damaged', (_what, printed, said = {}) => {
    expect(() => walkOver(readerOf(...printed, '0'.repeat(80)), band(said), null, 0)).toThrow(Damaged)
  })
})
