import { describe, expect, test } from 'vitest'
import { searcher } from '#mocks/db/search.ts'

const row = {
  title: 'Perché l’Ångström non Dorme',
  isrc: 'IT-ABC-24-00001',
  id: '3f2a1b2c-0000-4000-8000-00000000000a',
}
const found = (search: string | undefined) =>
  searcher<typeof row>(search, ({ title, isrc, id }) => ({ texts: [title], codes: [isrc, id] }))(row)

describe('search', () => {
  test.each([
    undefined,
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
  ])('finds by %j', (search) => {
    expect(found(search)).toBe(true)
  })
  test.each(['erche', 'dorme mai', 'bc24', '00000a', 'ångströmm'])('does not find by %j', (search) => {
    expect(found(search)).toBe(false)
  })
  test('finds by what is related', () => {
    const plain = { title: 'Alone' }
    const by = searcher<typeof plain>(
      'anna alone',
      ({ title }) => ({ texts: [title], codes: [] }),
      () => ' anna pero',
    )
    expect(by(plain)).toBe(true)
  })
})
