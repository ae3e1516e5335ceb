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
  test('when a recording credits a name, then that person has its roles, however the name is written', () => {
    expect(creditRolesOf(' Anna Ferrante', SONG)).toEqual(['COMPOSER', 'LYRICIST', 'PIANO'])
    expect(creditRolesOf('LUCA MORO', SONG)).toEqual(['COMPOSER'])
    expect(creditRolesOf('Anna', SONG)).toEqual([])
  })
  test('when a name is credited twice, then it is one person', () => {
    expect(creditedKeys(SONG)).toEqual(['anna ferrante', 'luca moro', 'ida sale'])
  })
  test('when credits are printed, then they are grouped by role, writers first', () => {
    expect(creditsByRole(SONG)).toEqual([
      { role: 'COMPOSER', names: ['Anna Ferrante', 'Luca Moro'] },
      { role: 'LYRICIST', names: ['anna ferrante'] },
      { role: 'PIANO', names: ['Anna Ferrante'] },
      { role: 'MIXING_ENGINEER', names: ['Ida Sale'] },
    ])
  })
  test('when a songwriter is credited, then they count as composer and as lyricist', () => {
    const song = { ...SONG, lyricist: [], contributors: [{ name: 'Leo Mare', role: 'SONGWRITER' as const }] }
    expect(writersOf(song)).toEqual({
      composers: ['Anna Ferrante', 'Luca Moro', 'Leo Mare'],
      lyricists: ['Leo Mare'],
    })
  })
  test('when listeners see the credits, then they name who performed, wrote and produced, each name once', () => {
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
  test('when a role is looked up, then only its own name finds it', () => {
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
  test('when names are given to a role, then they replace its own, and other roles stay', () => {
    expect(withNamesInRole([PIANO, DRUMS], 'PIANO', ['Leo', 'leo'])).toEqual([{ name: 'Leo', role: 'PIANO' }, DRUMS])
    expect(withNamesInRole([PIANO, DRUMS], 'PIANO', [])).toEqual([DRUMS])
    expect(withNamesInRole([DRUMS], 'PIANO', ['Leo'])).toEqual([DRUMS, { name: 'Leo', role: 'PIANO' }])
  })
  test('when more names are added to a role, then each is added once, however often', () => {
    const once = withContributors([MIX], 'PRODUCER', ['K', 'Anna'])
    expect(once).toEqual([MIX, { name: 'K', role: 'PRODUCER' }, { name: 'Anna', role: 'PRODUCER' }])
    expect(withContributors(once, 'PRODUCER', ['k'])).toEqual(once)
  })
  test('when the names in a role change, then the other roles keep their names and their order', () => {
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
    ['contributors with an instrument and a role', by('PIANO', 'PRODUCER'), []],
    ['performers without an instrument', by('PERFORMER', 'PERFORMER'), ['CONTRIBUTOR_PERFORMER_GENERIC WARNING']],
    [
      'contributors with an address for a name',
      [{ name: 'Anna www.anna.it', role: 'PIANO' }],
      ['METADATA_ADDRESS ERROR'],
    ],
  ])('when there are %s (%j), then the problems are %j', (_text, contributors, expected) => {
    const found = contributorProblems(contributors)
    expect(found.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected)
    expect(found.every(({ field }) => field === 'contributors')).toBe(true)
  })
  test.each<[string, Contributor[], string[]]>([
    ['a performer and a producer', by('LEAD_VOCALS', 'PRODUCER'), []],
    ['a performer without an instrument and an engineer', by('PERFORMER', 'MASTERING_ENGINEER'), []],
    ['no production', by('PIANO', 'ARRANGER'), ['CONTRIBUTOR_PRODUCTION_MISSING WARNING']],
    ['no performer', by('PRODUCER', 'ARTWORK'), ['CONTRIBUTOR_PERFORMER_MISSING WARNING']],
    ['neither performer nor production', by('ARRANGER'), ['CONTRIBUTORS_MISSING WARNING']],
  ])('when a track for Apple Music has %s (%j), then the problems are %j', (_text, contributors, expected) => {
    expect(codes(contributors, ['Spotify', 'Apple Music'])).toEqual(expected)
  })
  test('when Apple Music is not chosen, or the asset is a video, then no contributor is missing', () => {
    expect(codes([], ['Spotify'])).toEqual([])
    expect(codes([])).toEqual([])
    expect(codes([], ['apple music'], 'VIDEO')).toEqual([])
  })
  test('when a role is artwork, photography or graphic design, then its group is the visual one', () => {
    expect(contributorGroupOf('ARTWORK')).toBe('VISUAL')
    expect(contributorGroupOf('COLOURIST')).toBe('VIDEO')
    expect(CONTRIBUTOR_ROLES.filter((role) => contributorGroupOf(role) === 'VISUAL')).toEqual([
      'ARTWORK',
      'PHOTOGRAPHY',
      'GRAPHIC_DESIGN',
    ])
  })
})
