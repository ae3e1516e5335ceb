import { describe, expect, test } from 'vitest'
import { isWholeJpeg } from '#src/domain/media/jpeg-scan.ts'
import {
  codedData,
  codesPart,
  codeTable,
  framePart,
  jpegOf,
  restartPart,
  scanPart,
} from '#src/domain/media/testing/handmade-jpeg.ts'

/** No step, and one of seven bits; the end of a block, one bit, and two blocks and more without anything. */
const CODES = codesPart(codeTable(0x00, [1, 1], [0, 7]), codeTable(0x10, [0, 3], [0x00, 0x01, 0x10]))
const [END, ONE, BLOCKS] = ['00', '01', '10']
const ALONE = [[1, 0x00]] as const

const progressive = (width: number, height: number, ...scans: readonly (readonly number[])[]) =>
  isWholeJpeg(jpegOf(CODES, framePart({ marker: 0xc2, width, height }), ...scans))
const firstNumbers = (count: number, bits = 0) => scanPart(codedData('0'.repeat(count)), { last: 0, bits })
const pass = (first: number, last: number, bits: number, ...printed: readonly string[]) =>
  scanPart(codedData(...printed), { components: ALONE, first, last, bits })

describe('a JPEG in several passes', () => {
  test('when they bring every number to its last bit, then it is whole', () => {
    expect(progressive(8, 8, firstNumbers(1), pass(1, 63, 0, END))).toBe(true)
    expect(progressive(8, 8, firstNumbers(1), pass(1, 5, 0, END), pass(6, 63, 0, END))).toBe(true)
    expect(
      progressive(
        8,
        8,
        firstNumbers(1, 1),
        pass(1, 63, 1, END),
        scanPart(codedData('1'), { last: 0, bits: 0x10 }),
        pass(1, 63, 0x10, END),
      ),
    ).toBe(true)
  })

  test.each([
    ['the numbers but the first', [firstNumbers(1)]],
    ['the first numbers', [pass(1, 63, 0, END)]],
    ['one number in the middle', [firstNumbers(1), pass(1, 30, 0, END), pass(32, 63, 0, END)]],
    ['the last number', [firstNumbers(1), pass(1, 62, 0, END)]],
    ['the last bit of the first numbers', [firstNumbers(1, 1), pass(1, 63, 0, END)]],
    ['the last bit of the others', [firstNumbers(1), pass(1, 63, 1, END)]],
    ['the last bit of some', [firstNumbers(1), pass(1, 63, 1, END), pass(1, 62, 0x10, END)]],
    ['the last bit but one', [firstNumbers(1), pass(1, 63, 2, END), pass(1, 63, 0x21, END)]],
  ])('when %s are missing, then it is not whole', (_what, scans) => {
    expect(progressive(8, 8, ...scans)).toBe(false)
  })

  test('when a pass refines what is known, then that is known block by block', () => {
    // Four blocks across and two down, of which the second and the sixth have a number.
    const found = pass(1, 63, 1, END, ONE, '1', END.repeat(4), ONE, '0', END.repeat(3))
    const refined = (...printed: readonly string[]) =>
      progressive(32, 16, firstNumbers(8), found, pass(1, 63, 0x10, ...printed))
    // Where its bit is not read, two ones come together, which are no code.
    const [plain, known] = [`${BLOCKS}0`, `${END}1`]
    expect(refined(END, known, plain, END, known, plain)).toBe(true)
    expect(refined(END, END, plain, END, known, plain)).toBe(false)
    expect(refined(END, known, plain, END, END, plain)).toBe(false)
  })

  test('when a first pass has steps, then all of their bits are read', () => {
    const steps = (count: number) => scanPart(codedData('10 0101010'.repeat(count)), { last: 0 })
    expect(progressive(320, 8, steps(40), pass(1, 63, 0, END.repeat(40)))).toBe(true)
    expect(progressive(320, 8, steps(39), pass(1, 63, 0, END.repeat(40)))).toBe(false)
  })

  test('when several blocks in a row have nothing, then one code says so for all', () => {
    // A run of two, and of three.
    expect(progressive(40, 8, firstNumbers(5), pass(1, 63, 0, BLOCKS, '0', BLOCKS, '1'))).toBe(true)
    expect(progressive(48, 8, firstNumbers(6), pass(1, 63, 0, BLOCKS, '0', BLOCKS, '1'))).toBe(false)
  })

  test('when a restart comes amid blocks that have nothing, then they are counted anew', () => {
    const scans = (data: readonly number[]) => [
      scanPart([...codedData('00'), 0xff, 0xd0, ...codedData('00')], { last: 0 }),
      scanPart(data, { first: 1 }),
    ]
    const restarted = (data: readonly number[]) =>
      isWholeJpeg(jpegOf(CODES, restartPart(2), framePart({ marker: 0xc2, width: 32 }), ...scans(data)))
    // The run of three leads beyond the restart, and is dropped there.
    expect(restarted([...codedData(BLOCKS, '1'), 0xff, 0xd0, ...codedData(BLOCKS, '0')])).toBe(true)
    expect(restarted([...codedData(BLOCKS, '1'), 0xff, 0xd0, ...codedData(END, ONE, '1', END)])).toBe(true)
    expect(restarted([...codedData(BLOCKS, '1'), 0xff, 0xd0])).toBe(false)
  })

  test('when two components are sampled differently, then each has blocks of its own', () => {
    const components = [[1, 0x22] as const, [2, 0x11] as const]
    const own = (id: number, ...printed: readonly string[]) =>
      scanPart(codedData(...printed), { components: [[id, 0x00]], first: 1 })
    const both = scanPart(codedData('0'.repeat(5)), {
      components: [
        [1, 0x00],
        [2, 0x00],
      ],
      last: 0,
    })
    const whole = (...scans: readonly (readonly number[])[]) =>
      isWholeJpeg(jpegOf(CODES, framePart({ marker: 0xc2, width: 16, height: 16, components }), both, ...scans))
    expect(whole(own(1, END.repeat(4)), own(2, END))).toBe(true)
    expect(whole(own(1, END.repeat(3)), own(2, END))).toBe(false)
    expect(whole(own(1, END.repeat(4)))).toBe(false)
    const refined = (...printed: readonly string[]) =>
      scanPart(codedData(...printed), { components: [[1, 0x00]], first: 1, bits: 0x10 })
    // The second block has a number: where its bit is not read, two ones come together.
    const found = scanPart(codedData(END, ONE, '1', END, END, END), { components: [[1, 0x00]], first: 1, bits: 1 })
    expect(whole(found, refined(END, END, '1', BLOCKS, '0'), own(2, END))).toBe(true)
  })
})
