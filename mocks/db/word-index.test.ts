import { describe, expect, test } from 'vitest'
import { createFinder, unrelated } from '#mocks/db/word-index.ts'

const row = {
  title: 'Perché l’Ångström non Dorme',
  isrc: 'IT-ABC-24-00001',
  id: '3f2a1b2c-0000-4000-8000-00000000000a',
}
const finder = createFinder<typeof row>(({ title, isrc, id }) => ({ texts: [title], codes: [isrc, id] }), unrelated)
const isFound = (search: string): boolean => finder(search, false)?.row(row) ?? true

describe('search', () => {
  test.each([
    '',
    '   ',
    'perche',
    'PERCHÉ',
    'perch',
    'dorme non',
    'angs',
    'it-abc-24-00001',
    'ITABC2400001',
    'itabc24',
    '3f2a1b2c-0000-4000-8000-00000000000a',
    '3f2a1b',
    '!?',
  ])('when %j is searched for, then the row is found', (search) => {
    expect(isFound(search)).toBe(true)
  })
  test.each(['erche', 'dorme mai', 'bc24', '00000a', 'ångströmm'])(
    'when %j is searched for, then the row is not found',
    (search) => {
      expect(isFound(search)).toBe(false)
    },
  )
  test('when related words are searched for, then they are found, unless only own words count', () => {
    const plain = { title: 'Alone' }
    const related = () => ' anna pero'
    const by = createFinder<typeof plain>(
      ({ title }) => ({ texts: [title], codes: [] }),
      () => related,
    )
    expect(by('anna alone', false)?.row(plain)).toBe(true)
    expect(by('anna alone', true)?.row(plain)).toBe(false)
  })
})
