import { expect, test } from 'vitest'
import { readDay, readLanguage, readYesNo } from '#src/domain/release-import/cell-readers.ts'
import { matchHeaders } from '#src/domain/release-import/match-headers.ts'
import { matchName } from '#src/domain/release-import/names.ts'

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026/1/2', '2026-01-02'],
  ['01/12/2026', '2026-12-01'],
  ['1.12.2026', '2026-12-01'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2027', undefined],
  ['12/31/2026', undefined],
  ['soon', undefined],
  ['2026-00-10', undefined],
])('%s is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  ['it', 'it'],
  ['Italian', 'it'],
  ['italiano', 'it'],
  ['ENGLISH', 'en'],
  ['inglese', 'en'],
  ['zxx', 'zxx'],
  ['Strumentale', 'zxx'],
  ['', undefined],
])('%s is the language %s', (text, code) => {
  expect(readLanguage(text)).toBe(code)
})

test.each([
  ['Yes', true],
  ['sì', true],
  ['1', true],
  ['NO', false],
  ['clean', false],
  ['maybe', undefined],
])('%s is %s', (text, value) => {
  expect(readYesNo(text)).toBe(value)
})

test('headers are known in English and Italian, each field once', () => {
  expect(matchHeaders(['Release Title', 'UPC', 'Artista', 'Titolo della traccia', 'Title', 'Notes', '= ISRC'])).toEqual(
    ['releaseTitle', 'barcode', 'trackArtists', 'trackTitle', null, null, 'isrc'],
  )
})

test('a name is matched whole, whatever its case', () => {
  const found = [
    { id: '1', name: 'Vela Nera' },
    { id: '2', name: 'Vela Nera Trio' },
    { id: '3', name: 'Twins' },
    { id: '4', name: 'TWINS' },
  ]
  expect(matchName(' vela nera ', found)).toEqual({ id: '1', name: 'Vela Nera' })
  expect(matchName('Vela', found)).toBe('UNKNOWN')
  expect(matchName('twins', found)).toBe('AMBIGUOUS')
})
