import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Contributor,
  contributorRole,
  creditedKeys,
  creditRolesOf,
  creditsByRole,
  listenerCredits,
  rolesIn,
  withContributors,
  withNamesInRole,
  writersOf,
  appleCreditProblems,
  contributorProblems,
} from '#src/domain/contributor/credits.ts'
import { CONTRIBUTOR_ROLES, type ContributorRole, contributorGroupOf } from '#src/domain/contributor/role.ts'

const PIANO: Contributor = { name: 'Anna Ferrante', role: 'PIANO' }
const DRUMS: Contributor = { name: 'Luca Moro', role: 'DRUMS' }
const MIX: Contributor = { name: 'Ida Sale', role: 'MIXING_ENGINEER' }
const SONG = {
  composer: ['Anna Ferrante', 'Luca Moro'],
  lyricist: ['anna ferrante'],
  contributors: [MIX, PIANO],
}

describe('credits', () => {
  test('a person has the roles in which the recording credits their name, however it is written', () => {
    expect(creditRolesOf(' Anna Ferrante', SONG)).toEqual(['COMPOSER', 'LYRICIST', 'PIANO'])
    expect(creditRolesOf('LUCA MORO', SONG)).toEqual(['COMPOSER'])
    expect(creditRolesOf('Anna', SONG)).toEqual([])
  })
  test('a name that is credited twice is one person', () => {
    expect(creditedKeys(SONG)).toEqual(['anna ferrante', 'luca moro', 'ida sale'])
  })
  test('are printed by role, writers first', () => {
    expect(creditsByRole(SONG)).toEqual([
      { role: 'COMPOSER', names: ['Anna Ferrante', 'Luca Moro'] },
      { role: 'LYRICIST', names: ['anna ferrante'] },
      { role: 'PIANO', names: ['Anna Ferrante'] },
      { role: 'MIXING_ENGINEER', names: ['Ida Sale'] },
    ])
  })
  test('a songwriter wrote both music and lyrics', () => {
    const song = { ...SONG, lyricist: [], contributors: [{ name: 'Leo Mare', role: 'SONGWRITER' as const }] }
    expect(writersOf(song)).toEqual({
      composers: ['Anna Ferrante', 'Luca Moro', 'Leo Mare'],
      lyricists: ['Leo Mare'],
    })
  })
  test('listeners see who performed, wrote and produced it, each name once', () => {
    const artists = [{ name: 'Luna' }, { name: 'Ana' }]
    const contributors: Contributor[] = [
      { name: 'Orchestra del Molo', role: 'ORCHESTRA' },
      { name: 'luna', role: 'CONDUCTOR' },
      { name: 'K', role: 'PRODUCER' },
      MIX,
      PIANO,
    ]
    expect(listenerCredits({ ...SONG, artists, contributors })).toEqual({
      performed: ['Luna', 'Ana', 'Orchestra del Molo'],
      written: ['Anna Ferrante', 'Luca Moro'],
      produced: ['K'],
    })
  })
  test('a role is known by its name alone', () => {
    expect(contributorRole('PIANO')).toBe('PIANO')
    expect(contributorRole('constructor')).toBeUndefined()
  })
})

const names = fc.array(fc.constantFrom('Anna', 'anna', 'Luca', 'Ida'), { maxLength: 5 })
const contributor = fc.record({
  name: fc.constantFrom('Anna', 'Luca', 'Ida'),
  role: fc.constantFrom(...CONTRIBUTOR_ROLES),
})

describe('the names in a role', () => {
  test('are replaced where the role is, and others stay', () => {
    expect(withNamesInRole([PIANO, DRUMS], 'PIANO', ['Leo', 'leo'])).toEqual([{ name: 'Leo', role: 'PIANO' }, DRUMS])
    expect(withNamesInRole([PIANO, DRUMS], 'PIANO', [])).toEqual([DRUMS])
    expect(withNamesInRole([DRUMS], 'PIANO', ['Leo'])).toEqual([DRUMS, { name: 'Leo', role: 'PIANO' }])
  })
  test('more are added once, however often', () => {
    const once = withContributors([MIX], 'PRODUCER', ['K', 'Anna'])
    expect(once).toEqual([MIX, { name: 'K', role: 'PRODUCER' }, { name: 'Anna', role: 'PRODUCER' }])
    expect(withContributors(once, 'PRODUCER', ['k'])).toEqual(once)
  })
  test('whatever is changed, the other roles keep their names and their order', () => {
    fc.assert(
      fc.property(fc.array(contributor), fc.constantFrom(...CONTRIBUTOR_ROLES), names, (before, role, given) => {
        const after = withNamesInRole(before, role, given)
        const others = (all: readonly Contributor[]) => all.filter((one) => one.role !== role)
        expect(others(after)).toEqual(others(before))
        expect(
          creditedKeys({ composer: [], lyricist: [], contributors: after.filter((one) => one.role === role) }),
        ).toEqual(creditedKeys({ composer: given, lyricist: [], contributors: [] }))
        expect(withNamesInRole(after, role, given)).toEqual(after)
        expect(new Set(rolesIn(after)).size).toBe(rolesIn(after).length)
      }),
    )
  })
})

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
