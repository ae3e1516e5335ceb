import { describe, expect, test } from 'vitest'
import { type Band, bitReader, type Codes, Damaged, readCodes, walkOver } from '#src/domain/media/jpeg-blocks.ts'
import { codedData, codeTable } from '#src/domain/media/testing/handmade-jpeg.ts'

const codesOf = (counts: readonly number[], values: readonly number[]): Codes | undefined => {
  const tables = new Map<number, Codes>()
  const bytes = Uint8Array.from(codeTable(0, counts, values))
  readCodes(bytes, 0, bytes.length, tables)
  return tables.get(0)
}

const DC = codesOf([1, 2], [0, 3, 16])
/** What follows in T.81, G.1.2.2: zeros in the high digit, bits of the number in the low one; or blocks without anything. */
const AC = codesOf([0, 0, 6, 3], [0x00, 0xf0, 0x01, 0x21, 0x10, 0x30, 0x02, 0x11, 0xe0])
const [END, SIXTEEN, ONE, BEHIND_TWO, TWO_BLOCKS, EIGHT_BLOCKS, TWO_BITS, BEHIND_ONE, MANY_BLOCKS] = [
  '000',
  '001',
  '010',
  '011',
  '100',
  '101',
  '1100',
  '1101',
  '1110',
]
const BLOCKS = 4

type Pass = Partial<Band> & {
  bits: readonly string[]
  /** Where numbers are known before. */
  known?: readonly number[]
  block?: number
}

/** Where numbers are known after a pass over a block, and how many blocks in a row have nothing. */
const walk = ({ bits: printed, known: before = [], block = 1, ...said }: Pass) => {
  const bytes = Uint8Array.from(codedData(...printed, '10110101'))
  const bits = bitReader(bytes, 0, bytes.length)
  const known = new Uint8Array(BLOCKS * 8)
  const at = (place: number) => [block * 8 + (place >> 3), 1 << (place & 7)] as const
  for (const place of before) {
    const [byte, bit] = at(place)
    known[byte] = (known[byte] ?? 0) | bit
  }
  const band: Band = { first: 1, last: 63, isRefined: false, run: 0, dc: DC, ac: AC, ...said }
  walkOver(bits, band, known, block)
  expect(bits.bits(8)).toBe(0b1011_0101)
  expect(known.filter((_, byte) => byte >> 3 !== block).every((byte) => byte === 0)).toBe(true)
  const places = Array.from({ length: 64 }, (_, place) => place)
  const after = places.filter((place) => {
    const [byte, bit] = at(place)
    return ((known[byte] ?? 0) & bit) !== 0
  })
  return { known: after, run: band.run }
}

describe('a pass over the first numbers', () => {
  test.each<[string, Pass]>([
    ['no step', { bits: ['0'] }],
    ['a step of three bits', { bits: ['10', '111'] }],
    ['a step of 16 bits', { bits: ['11', '0'.repeat(16)] }],
    ['one bit more', { bits: ['1'], isRefined: true }],
  ])('when it has %s, then that is all that it reads', (_what, pass) => {
    expect(walk({ first: 0, last: 0, ...pass })).toEqual({ known: [], run: 0 })
  })
})

describe('a first pass', () => {
  test.each<[string, Pass, readonly number[], number]>([
    ['nothing', { bits: [END] }, [], 0],
    ['numbers', { bits: [ONE, '1', BEHIND_TWO, '0', TWO_BITS, '11', END] }, [1, 4, 5], 0],
    ['16 zeros', { bits: [SIXTEEN, ONE, '1', END] }, [17], 0],
    ['16 zeros at its end', { bits: [SIXTEEN], first: 10, last: 25 }, [], 0],
    ['a number at its end', { bits: [ONE, '1', BEHIND_ONE, '1'], first: 5, last: 7 }, [5, 7], 0],
    ['a single place', { bits: [ONE, '0'], first: 63, last: 63 }, [63], 0],
    ['the first block', { bits: [ONE, '0', END], block: 0 }, [1], 0],
    ['the last block', { bits: [ONE, '0', END], block: 3 }, [1], 0],
    ['nothing in this block and one more', { bits: [TWO_BLOCKS, '0'] }, [], 1],
    ['nothing in this block and two more', { bits: [TWO_BLOCKS, '1'] }, [], 2],
    ['nothing in this block and twelve more', { bits: [ONE, '1', EIGHT_BLOCKS, '101'] }, [1], 12],
    ['nothing in as many blocks as it can say', { bits: [MANY_BLOCKS, '1'.repeat(14)] }, [], 32_766],
    ['been said to have nothing', { bits: [], run: 3 }, [], 2],
  ])('when it has %s, then those are known', (_what, pass, known, run) => {
    expect(walk(pass)).toEqual({ known, run })
  })

  test.each<[string, Pass]>([
    ['a number beyond its end', { bits: [ONE, '1', BEHIND_TWO, '1', END], last: 3 }],
    ['a number beyond the block', { bits: [SIXTEEN.repeat(3), BEHIND_TWO, '1', ONE, '1', END], first: 14 }],
    ['more zeros than places', { bits: [SIXTEEN, END], first: 10, last: 24 }],
    ['no codes', { bits: [END], ac: undefined }],
  ])('when it has %s, then it is damaged', (_what, pass) => {
    expect(() => walk(pass)).toThrow(Damaged)
  })
})

describe('a pass that refines', () => {
  // T.81, G.1.2.3: what is known gets a bit where it stands, and is no zero to be counted.
  test.each<[string, Pass, readonly number[], number]>([
    ['nothing new and nothing known', { bits: [END] }, [], 0],
    ['nothing new', { bits: [END, '101'], known: [1, 7, 63] }, [1, 7, 63], 0],
    ['a new number', { bits: [ONE, '1', END] }, [1], 0],
    ['a new number behind a known one', { bits: [ONE, '1', '0', END], known: [1] }, [1, 2], 0],
    [
      'a new number behind two zeros and two known ones',
      { bits: [BEHIND_TWO, '1', '10', END], known: [1, 3] },
      [1, 3, 5],
      0,
    ],
    ['known ones behind the new one', { bits: [ONE, '1', END, '01'], known: [2, 3] }, [1, 2, 3], 0],
    ['16 zeros, and known ones among them', { bits: [SIXTEEN, '11', ONE, '1', END], known: [1, 9] }, [1, 9, 19], 0],
    ['a known one right behind 16 zeros', { bits: [SIXTEEN, '1', ONE, '0', '1', END], known: [1, 18] }, [1, 18, 19], 0],
    ['a new number at its end', { bits: [BEHIND_TWO, '1'], first: 5, last: 7 }, [7], 0],
    ['a new number at the end of the block', { bits: [ONE, '1'], first: 63, last: 63 }, [63], 0],
    ['known ones beyond its end', { bits: [END, '1'], first: 5, last: 7, known: [4, 7, 8] }, [4, 7, 8], 0],
    ['nothing new in two blocks', { bits: [TWO_BLOCKS, '0', '1'], known: [3] }, [3], 1],
    [
      'a new number, then nothing new in twelve blocks more',
      { bits: [ONE, '1', EIGHT_BLOCKS, '101', '1'], known: [3] },
      [1, 3],
      12,
    ],
    ['been said to have nothing new', { bits: ['10'], known: [1, 5], run: 3 }, [1, 5], 2],
  ])('when it has %s, then those are known', (_what, pass, known, run) => {
    expect(walk({ ...pass, isRefined: true })).toEqual({ known, run })
  })

  test.each<[string, Pass]>([
    ['a new number of two bits', { bits: [TWO_BITS, '11', END] }],
    ['a new number beyond its end', { bits: [BEHIND_TWO, '1', END], first: 5, last: 6 }],
    ['a new number where all are known', { bits: [ONE, '1', '11', END], first: 5, last: 6, known: [5, 6] }],
    ['no codes', { bits: [END], ac: undefined }],
  ])('when it has %s, then it is damaged', (_what, pass) => {
    expect(() => walk({ ...pass, isRefined: true })).toThrow(Damaged)
  })
})
