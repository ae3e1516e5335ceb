import { describe, expect, test } from 'vitest'
import { isWholeJpeg } from '#src/domain/media/jpeg-scan.ts'
import {
  codedData,
  codesPart,
  codeTable,
  framePart,
  jpegOf,
  otherPart,
  restartPart,
  scanPart,
} from '#src/domain/media/testing/handmade-jpeg.ts'

/** One code of a bit in each of two tables: no step, and the end of a block. */
const CODES = codesPart(codeTable(0x00, [1], [0]), codeTable(0x10, [1], [0]))
/** Codes of two bits for a second component: a step of a bit, and the end of a block. */
const OTHER_CODES = codesPart(codeTable(0x01, [0, 1], [1]), codeTable(0x11, [0, 1], [0]))
const blocks = (count: number) => codedData('00'.repeat(count))

const COLOURS = [1, 2, 3] as const
const together = (tables: readonly [number, number, number]) =>
  COLOURS.map((id, index): [number, number] => [id, tables[index] ?? 0])
const sampled = (first: number, second: number, third: number) => [
  [1, first] as const,
  [2, second] as const,
  [3, third] as const,
]

/** Whether it is whole with so many blocks, and with one less: what fills the last byte is no code. */
const isWholeWith = (count: number, wholeOf: (data: number[]) => Uint8Array) => [
  isWholeJpeg(wholeOf(blocks(count))),
  isWholeJpeg(wholeOf(blocks(count - 1))),
]

describe('a JPEG of one component', () => {
  test.each([
    [1, 1, 1],
    [8, 8, 1],
    [9, 8, 2],
    [8, 9, 2],
    [17, 25, 12],
    [2056, 8, 257],
    [8, 2056, 257],
  ])('when it has %i by %i pixels, then it needs %i blocks', (width, height, count) => {
    for (const marker of [0xc0, 0xc1]) {
      const frame = framePart({ marker, width, height })
      expect(isWholeWith(count, (data) => jpegOf(CODES, frame, scanPart(data)))).toEqual([true, false])
    }
  })

  test('when it says that it is sampled more than once, then its blocks are the same: there is none to compare with', () => {
    const frame = framePart({ width: 20, height: 10, components: [[1, 0x22]] })
    expect(isWholeWith(6, (data) => jpegOf(CODES, frame, scanPart(data)))).toEqual([true, false])
  })
})

describe('a JPEG of three components', () => {
  const [wide, high] = [20, 18]

  // A unit has as many blocks as it is sampled: T.81, A.2.3.
  test.each([
    ['each as often', sampled(0x11, 0x11, 0x11), 9 * 3],
    ['the first twice across', sampled(0x21, 0x11, 0x11), 6 * 4],
    ['the first twice down', sampled(0x12, 0x11, 0x11), 6 * 4],
    ['the first twice across and down', sampled(0x22, 0x11, 0x11), 4 * 6],
    ['the second twice across and the third twice down', sampled(0x11, 0x21, 0x12), 4 * 5],
    ['the first four times across', sampled(0x41, 0x11, 0x11), 3 * 6],
  ])('when they are sampled %s and coded together, then each unit has its blocks', (_what, components, count) => {
    const scan = (data: number[]) => scanPart(data, { components: together([0, 0, 0]) })
    const frame = framePart({ width: wide, height: high, components })
    expect(isWholeWith(count, (data) => jpegOf(CODES, frame, scan(data)))).toEqual([true, false])
  })

  // Alone, a component has no blocks that only fill units: T.81, A.2.2.
  test.each([
    ['each as often', sampled(0x11, 0x11, 0x11), [9, 9, 9]],
    ['the first twice across', sampled(0x21, 0x11, 0x11), [9, 6, 6]],
    ['the first twice down', sampled(0x12, 0x11, 0x11), [9, 6, 6]],
    ['the first twice across and down', sampled(0x22, 0x11, 0x11), [9, 4, 4]],
  ])('when they are sampled %s and coded one by one, then each has blocks of its own', (_what, components, counts) => {
    const whole = (missing: number) =>
      jpegOf(
        CODES,
        framePart({ width: wide, height: high, components }),
        ...COLOURS.map((id, index) =>
          scanPart(blocks((counts[index] ?? 0) - (id === missing ? 1 : 0)), { components: [[id, 0]] }),
        ),
      )
    expect(isWholeJpeg(whole(0))).toBe(true)
    for (const id of COLOURS) expect(isWholeJpeg(whole(id)), `${id}`).toBe(false)
  })

  test('when each has tables of its own, then its blocks are read with them', () => {
    const [frame, unit] = [framePart({ components: sampled(0x11, 0x11, 0x11) }), '00 00100 00100']
    const scan = (tables: readonly [number, number, number]) =>
      scanPart(codedData(unit), { components: together(tables) })
    expect(isWholeJpeg(jpegOf(CODES, OTHER_CODES, frame, scan([0x00, 0x11, 0x11])))).toBe(true)
    expect(isWholeJpeg(jpegOf(CODES, OTHER_CODES, frame, scan([0x11, 0x11, 0x11])))).toBe(false)
    expect(isWholeJpeg(jpegOf(CODES, frame, scan([0x00, 0x11, 0x11])))).toBe(false)
  })

  test('when one of them is not coded, or one that does not exist is, then it is not whole', () => {
    const frame = framePart({ components: sampled(0x11, 0x11, 0x11) })
    const scans = (...ids: readonly number[]) => ids.map((id) => scanPart(blocks(1), { components: [[id, 0]] }))
    expect(isWholeJpeg(jpegOf(CODES, frame, ...scans(3, 1, 2)))).toBe(true)
    expect(isWholeJpeg(jpegOf(CODES, frame, ...scans(1, 2)))).toBe(false)
    expect(isWholeJpeg(jpegOf(CODES, frame, ...scans(1, 2, 3, 4)))).toBe(false)
  })
})

describe('restarts', () => {
  const restarted = (interval: number, ...data: readonly (readonly number[])[]) => {
    const count = 4
    return jpegOf(CODES, restartPart(interval), framePart({ width: count * 8 }), scanPart(data.flat()))
  }
  const RESTART = [0xff, 0xd0]
  const NEXT = [0xff, 0xd1]

  test('when they come after as many blocks as it says, then it is whole', () => {
    expect(isWholeJpeg(restarted(2, blocks(2), RESTART, blocks(2)))).toBe(true)
    expect(isWholeJpeg(restarted(3, blocks(3), RESTART, blocks(1)))).toBe(true)
    expect(isWholeJpeg(restarted(4, blocks(4)))).toBe(true)
    expect(isWholeJpeg(restarted(0, blocks(4)))).toBe(true)
  })

  test('when one is missing, is another, or is one too many, then it is not whole', () => {
    expect(isWholeJpeg(restarted(2, blocks(4)))).toBe(false)
    expect(isWholeJpeg(restarted(2, blocks(2), NEXT, blocks(2)))).toBe(false)
    expect(isWholeJpeg(restarted(1, blocks(1), RESTART, blocks(1), RESTART, blocks(1), NEXT, blocks(1)))).toBe(false)
    expect(isWholeJpeg(restarted(0, blocks(2), RESTART, blocks(2)))).toBe(false)
  })

  test('when they come after 256 blocks, then both bytes of their number count', () => {
    const parts = [CODES, restartPart(256), framePart({ width: 257 * 8 })]
    expect(isWholeJpeg(jpegOf(...parts, scanPart([...blocks(256), ...RESTART, ...blocks(1)])))).toBe(true)
    expect(isWholeJpeg(jpegOf(...parts, scanPart(blocks(257))))).toBe(false)
  })
})

describe('what is in a JPEG', () => {
  test('when tables, notes and reserved parts stand between its header and its data, then it is whole', () => {
    const others = [otherPart(0xdb, 0, 1), otherPart(0xfe, 65), otherPart(0xbf, 8, 0, 9, 0, 9, 1, 1, 0x11, 0)]
    expect(isWholeJpeg(jpegOf(framePart(), ...others, CODES, scanPart(blocks(1))))).toBe(true)
  })

  test('when a later table has its name, then that counts', () => {
    const early = codesPart(codeTable(0x00, [0, 1], [5]))
    expect(isWholeJpeg(jpegOf(early, framePart(), CODES, scanPart(blocks(1))))).toBe(true)
    expect(isWholeJpeg(jpegOf(CODES, framePart(), early, scanPart(blocks(1))))).toBe(false)
  })

  test('when a few bytes are behind its last block, then it is whole, and with a row of them it is not', () => {
    const padded = (count: number) => jpegOf(CODES, framePart(), scanPart([...blocks(1), ...new Uint8Array(count)]))
    expect(isWholeJpeg(padded(8))).toBe(true)
    expect(isWholeJpeg(padded(16))).toBe(false)
  })

  test('when its only pass says that it has no numbers but the first, then it is whole: decoders read all', () => {
    expect(isWholeJpeg(jpegOf(CODES, framePart(), scanPart(blocks(1), { last: 0 })))).toBe(true)
  })

  test.each<[string, readonly (readonly number[])[]]>([
    ['no header', [CODES, scanPart(blocks(1))]],
    ['its header behind its data', [CODES, scanPart(blocks(1)), framePart()]],
    ['no data', [CODES, framePart()]],
    ['no codes', [framePart(), scanPart(blocks(1))]],
    ['samples of 12 bits', [CODES, framePart({ depth: 12 }), scanPart(blocks(1))]],
    ['another kind of header', [CODES, framePart({ marker: 0xc3 }), scanPart(blocks(1))]],
    ['no width', [CODES, framePart({ width: 0 }), scanPart([])]],
    ['no height', [CODES, framePart({ height: 0 }), scanPart([])]],
    ['no components', [CODES, framePart({ components: [] }), scanPart([], { components: [] })]],
    ['a component that is not sampled across', [CODES, framePart({ components: [[1, 0x01]] }), scanPart([])]],
    ['a component that is not sampled down', [CODES, framePart({ components: [[1, 0x10]] }), scanPart([])]],
    ['a scan of no component', [CODES, framePart(), scanPart([], { components: [] })]],
    ['a scan beyond the last number', [CODES, framePart(), scanPart(blocks(1), { last: 64 })]],
    ['a scan without the last bits', [CODES, framePart(), scanPart(blocks(1), { bits: 1 })]],
  ])('when it has %s, then it is not whole', (_what, parts) => {
    expect(isWholeJpeg(jpegOf(...parts))).toBe(false)
  })

  test('when it is no JPEG, then it is not whole', () => {
    expect(isWholeJpeg(new Uint8Array())).toBe(false)
    expect(isWholeJpeg(jpegOf(CODES, framePart(), scanPart(blocks(1))).subarray(1))).toBe(false)
  })
})
