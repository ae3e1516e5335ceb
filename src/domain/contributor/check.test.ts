import { describe, expect, test } from 'vitest'
import { appleCreditProblems, contributorProblems } from '#src/domain/contributor/check.ts'
import type { Contributor } from '#src/domain/contributor/credits.ts'
import { CONTRIBUTOR_ROLES, type ContributorRole, contributorGroupOf } from '#src/domain/contributor/role.ts'

const by = (...roles: ContributorRole[]): Contributor[] => roles.map((role) => ({ name: 'Anna Ferrante', role }))
const codes = (contributors: Contributor[], stores?: string[], format = 'TRACK') =>
  appleCreditProblems([{ assetId: 'a', format, contributors }], stores).map(
    ({ code, severity }) => `${code} ${severity}`,
  )

describe('contributors', () => {
  test.each<[string, Contributor[], string[]]>([
    ['with their instruments', by('PIANO', 'PRODUCER'), []],
    ['an instrument that is not named', by('PERFORMER', 'PERFORMER'), ['CONTRIBUTOR_PERFORMER_GENERIC WARNING']],
    ['an address', [{ name: 'Anna www.anna.it', role: 'PIANO' }], ['METADATA_ADDRESS ERROR']],
  ])('%s', (_text, contributors, expected) => {
    const found = contributorProblems(contributors)
    expect(found.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected)
    expect(found.every(({ field }) => field === 'contributors')).toBe(true)
  })
  test.each<[string, Contributor[], string[]]>([
    ['a performer and a producer', by('LEAD_VOCALS', 'PRODUCER'), []],
    ['even without an instrument', by('PERFORMER', 'MASTERING_ENGINEER'), []],
    ['no production', by('PIANO', 'ARRANGER'), ['CONTRIBUTOR_PRODUCTION_MISSING WARNING']],
    ['no performer', by('PRODUCER', 'ARTWORK'), ['CONTRIBUTOR_PERFORMER_MISSING WARNING']],
    ['neither', by('ARRANGER'), ['CONTRIBUTORS_MISSING WARNING']],
  ])('Apple Music asks for a performer and production: %s', (_text, contributors, expected) => {
    expect(codes(contributors, ['Spotify', 'Apple Music'])).toEqual(expected)
  })
  test('no other store asks for them, and nobody does of a video', () => {
    expect(codes([], ['Spotify'])).toEqual([])
    expect(codes([])).toEqual([])
    expect(codes([], ['apple music'], 'VIDEO')).toEqual([])
  })
  test('every role has a group', () => {
    expect(contributorGroupOf('ARTWORK')).toBe('VISUAL')
    expect(contributorGroupOf('COLOURIST')).toBe('VIDEO')
    expect(CONTRIBUTOR_ROLES.filter((role) => contributorGroupOf(role) === 'VISUAL')).toEqual([
      'ARTWORK',
      'PHOTOGRAPHY',
      'GRAPHIC_DESIGN',
    ])
  })
})
