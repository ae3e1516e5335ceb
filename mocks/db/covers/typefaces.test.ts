import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACES, fitted, widthOf } from '#mocks/db/covers/typefaces.ts'

const box = { width: 800, height: 300, largest: 100, smallest: 30 }
const face = fc.constantFrom(...Object.values(FACES))
const sentence = fc
  .array(fc.stringMatching(/^[\p{L}'’-]{1,14}$/u), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' '))

describe('when a text is fitted into a box', () => {
  test('then a short one has the largest size', () => {
    expect(fitted('Marea', FACES.bold, box)).toMatchObject({ lines: ['Marea'], size: 100 })
  })

  test('then a long one leaves no single word for its last line', () => {
    const { lines } = fitted('Fever Dream Boulevard in the Rain', FACES.bold, box)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.at(-1)?.includes(' ')).toBe(true)
  })

  test('then it stays within the box', () => {
    fc.assert(
      fc.property(sentence, face, (text, face) => {
        const { lines, size, leading } = fitted(text, face, box)
        for (const line of lines) expect(widthOf(line, face) * size).toBeLessThanOrEqual(box.width + 0.001)
        expect((lines.length - 1) * size * leading).toBeLessThan(box.height)
        expect(size).toBeGreaterThanOrEqual(box.smallest)
      }),
    )
  })

  test('then no word is lost, unless “…” ends it', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const { lines } = fitted(text, FACES.bold, box)
        const shown = lines.at(-1)?.endsWith('…') === true ? text : lines.join(' ')
        expect(shown).toBe(text)
      }),
    )
  })

  test('then an empty one has no lines', () => {
    expect(fitted('  ', FACES.bold, box).lines).toEqual([])
  })
})
