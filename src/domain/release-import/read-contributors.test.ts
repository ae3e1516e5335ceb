import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTRIBUTOR_ROLES } from '#src/domain/contributor/role.ts'
import { readContributors, roleKey } from '#src/domain/release-import/read-contributors.ts'

test.each([
  ['Anna Rossi (Producer)', [['Anna Rossi', 'PRODUCER']]],
  ['Anna Rossi: mixing engineer', [['Anna Rossi', 'MIXING_ENGINEER']]],
  [
    'Anna Rossi (Producer, PIANO); Luca Verdi: Drums',
    [
      ['Anna Rossi', 'PRODUCER'],
      ['Anna Rossi', 'PIANO'],
      ['Luca Verdi', 'DRUMS'],
    ],
  ],
  ['Anna Rossi (Piano, piano)', [['Anna Rossi', 'PIANO']]],
  ['', []],
])('%j', (text, credits) => {
  const { contributors, unknown } = readContributors(text)
  expect(contributors.map(({ name, role }) => [name, role])).toEqual(credits)
  expect(unknown).toEqual([])
})

test('what names no role is said', () => {
  expect(readContributors('Anna Rossi')).toEqual({ contributors: [], unknown: ['Anna Rossi'] })
  expect(readContributors('Anna Rossi (Kazoo, Piano)')).toEqual({
    contributors: [{ name: 'Anna Rossi', role: 'PIANO' }],
    unknown: ['Kazoo'],
  })
})

test('roles are read in the language of their names, and in English', () => {
  const roles = new Map([[roleKey('Missaggio'), 'MIXING_ENGINEER' as const]])
  expect(readContributors('Anna (missaggio); Luca (Producer)', roles).contributors).toEqual([
    { name: 'Anna', role: 'MIXING_ENGINEER' },
    { name: 'Luca', role: 'PRODUCER' },
  ])
})

test('what is written in the sheet’s own form is read back', () => {
  const name = fc.stringMatching(/^[A-Za-zÀ-ü][A-Za-zÀ-ü' .-]{0,20}[A-Za-zÀ-ü]$/)
  const credit = fc.record({ name, role: fc.constantFrom(...CONTRIBUTOR_ROLES) })
  const key = (one: { name: string; role: string }) => `${one.name} ${one.role}`
  fc.assert(
    fc.property(fc.uniqueArray(credit, { selector: key }), (contributors) => {
      const text = contributors.map((one) => `${one.name} (${one.role})`).join('; ')
      expect(readContributors(text)).toEqual({ contributors, unknown: [] })
    }),
  )
})

test('no text makes it fail', () => {
  fc.assert(fc.property(fc.string(), (text) => void readContributors(text)))
})
