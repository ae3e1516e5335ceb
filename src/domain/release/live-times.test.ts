import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES } from '#src/domain/metadata/territories.ts'
import { zoneOf, instantIn, liveInstant, liveMoments, placeOf, wallTimeIn } from '#src/domain/release/live-times.ts'

const HOUR = 60 * 60_000
const release = { territories: ['WORLD'], consumerReleaseDate: '2026-12-25', consumerReleaseTime: '00:00' }
const zones = [...new Set(COUNTRY_CODES.map(zoneOf))]

test('when a country is on the list, then it has a time zone that browsers know', () => {
  expect(COUNTRY_CODES.filter((code) => zoneOf(code) === 'UTC')).toEqual([])
  for (const zone of zones) expect(() => wallTimeIn(zone, 0)).not.toThrow()
})

describe('the moment of going live', () => {
  test.each([
    ['NZ', '2026-12-24T11:00:00Z'],
    ['AU', '2026-12-24T13:00:00Z'],
    ['IN', '2026-12-24T18:30:00Z'],
    ['IT', '2026-12-24T23:00:00Z'],
    ['GB', '2026-12-25T00:00:00Z'],
    ['BR', '2026-12-25T03:00:00Z'],
    ['US', '2026-12-25T05:00:00Z'],
    ['AS', '2026-12-25T11:00:00Z'],
  ])('when a release is for midnight on 25 December, then it is live in %s at %s', (territory, instant) => {
    expect(liveInstant(release, territory)).toBe(Date.parse(instant))
  })

  test('when a release is for the world, then New Zealand is first, hours before London, and American Samoa is last', () => {
    const moments = liveMoments(release)
    const london = moments.find(({ territories }) => territories.includes('GB'))
    const [first, last] = [moments[0], moments.at(-1)]
    if (first === undefined || last === undefined || london === undefined) throw new Error('nowhere')
    expect(placeOf(first)).toBe('NZ')
    expect((london.instant - first.instant) / HOUR).toBe(13)
    expect(last.territories).toContain('AS')
    // In the northern summer both clocks have moved.
    const summer = { ...release, consumerReleaseDate: '2026-07-03' }
    const [inNewZealand, inLondon] = ['NZ', 'GB'].map((code) => liveInstant(summer, code) ?? 0)
    expect(((inLondon ?? 0) - (inNewZealand ?? 0)) / HOUR).toBe(11)
  })

  test('when a territory has its own date, then it goes live apart', () => {
    const dated = { ...release, territories: ['IT', 'JP'], territoryDates: [{ territory: 'JP', date: '2027-01-08' }] }
    expect(liveMoments(dated)).toEqual([
      { instant: Date.parse('2026-12-24T23:00:00Z'), territories: ['IT'] },
      { instant: Date.parse('2027-01-07T15:00:00Z'), territories: ['JP'] },
    ])
  })

  test('when a release has no date, then there is no moment', () => {
    expect(liveMoments({ ...release, consumerReleaseDate: null })).toEqual([])
  })

  test('when a release is for the world, then every country is in one moment, and the moments are in order', () => {
    const moments = liveMoments(release)
    expect(moments.flatMap(({ territories }) => territories).toSorted()).toEqual([...COUNTRY_CODES].toSorted())
    const instants = moments.map(({ instant }) => instant)
    expect(instants).toEqual(instants.toSorted((a, b) => a - b))
  })
})

test('when the instant of a local time is found, then the clocks show that time at it, unless they skip it', () => {
  const wallTime = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length))
  fc.assert(
    fc.property(fc.constantFrom(...zones), wallTime, (zone, asked) => {
      const instant = instantIn(zone, asked)
      const shown = wallTimeIn(zone, instant)
      const isSkipped = wallTimeIn(zone, instant - HOUR) < asked && wallTimeIn(zone, instant + HOUR) > asked
      expect(shown === asked || isSkipped).toBe(true)
      expect(Math.abs(Date.parse(`${shown}Z`) - Date.parse(`${asked}Z`))).toBeLessThanOrEqual(HOUR)
    }),
  )
})
