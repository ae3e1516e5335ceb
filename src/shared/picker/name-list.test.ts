import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameAt, namesOf, withNameAt, withoutNames } from '#src/shared/picker/name-list.ts'

test.each([
  ['', []],
  [' , ,', []],
  ['Anna Però', ['Anna Però']],
  [' Anna Però ,  Zoë Night,', ['Anna Però', 'Zoë Night']],
  ['Anna Però\r\nZoë Night\n', ['Anna Però', 'Zoë Night']],
])('when the text is %j, then its names are %j', (text, names) => {
  expect(namesOf(text)).toEqual(names)
})

test('when names are written and read again, then they are the same', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(namesOf(namesOf(text).join(', '))).toEqual(namesOf(text))
    }),
  )
})

test.each([
  ['Anna, Zoë, Luca', ['zoë '], 'Anna, Luca'],
  ['Anna, Zoë', ['Anna', 'Zoë'], ''],
  ['Anna', [], 'Anna'],
])('when the text is %j and the names %j are removed, then %j is left', (text, names, left) => {
  expect(withoutNames(text, names)).toBe(left)
})

test.each([
  ['', 0, '', 'Eva'],
  ['An', 2, 'An', 'Eva'],
  ['Anna, Zo', 8, 'Zo', 'Anna, Eva'],
  ['Anna, Zo, Luca', 7, 'Zo', 'Anna, Eva, Luca'],
  ['An, Zoë', 0, 'An', 'Eva, Zoë'],
  ['Anna,', 5, '', 'Anna, Eva'],
])(
  'when the caret is in %j at %i, then the name there is %j, and choosing another makes it %j',
  (text, caret, name, changed) => {
    expect(nameAt(text, caret)).toBe(name)
    expect(withNameAt(text, caret, 'Eva')).toBe(changed)
  },
)

test('when a name is chosen, then only the one at the caret is replaced', () => {
  const name = fc.stringMatching(/^[a-z]{1,6}$/)
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), fc.nat(), (names, at) => {
      const text = names.join(', ')
      const place = at % names.length
      const caret = names.slice(0, place + 1).join(', ').length
      expect(nameAt(text, caret)).toBe(names[place])
      expect(namesOf(withNameAt(text, caret, 'Eva'))).toEqual(names.with(place, 'Eva'))
    }),
  )
})
