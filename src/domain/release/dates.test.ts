import { describe, expect, test } from 'vitest'
import { dateProblems } from '#src/domain/release/dates.ts'

const TODAY = '2026-11-21'
const problems = (alreadyReleased: boolean, releaseDate: string | null, consumerReleaseDate: string | null) =>
  dateProblems({ alreadyReleased, releaseDate, consumerReleaseDate }, TODAY)
const codes = (alreadyReleased: boolean, releaseDate: string | null, consumerReleaseDate: string | null) =>
  problems(alreadyReleased, releaseDate, consumerReleaseDate)
    .filter(({ severity }) => severity !== 'INFO')
    .map(({ code }) => code)

describe('something new (catalogue-5.11)', () => {
  test.each([
    ['no day', null, ['CONSUMER_DATE_MISSING']],
    ['yesterday', '2026-11-20', ['CONSUMER_DATE_PAST']],
    ['today', '2026-11-21', ['CONSUMER_DATE_SOON']],
    ['in six days', '2026-11-27', ['CONSUMER_DATE_SOON']],
    ['in a week', '2026-11-28', []],
    ['over the new year', '2027-01-01', []],
  ])('%s', (_name, consumer, expected) => {
    expect(codes(false, null, consumer)).toEqual(expected)
  })

  test.each([
    ['a Friday in five weeks', '2026-12-25', []],
    ['the day before', '2026-12-24', ['CONSUMER_DATE_NOT_FRIDAY']],
    ['a Friday in four weeks less a day', '2026-12-18', ['CONSUMER_DATE_CLOSE']],
    ['in a week', '2026-11-28', ['CONSUMER_DATE_CLOSE', 'CONSUMER_DATE_NOT_FRIDAY']],
  ])('%s is only a hint', (_name, consumer, expected) => {
    const hints = problems(false, null, consumer).filter(({ severity }) => severity === 'INFO')
    expect(hints.map(({ code }) => code)).toEqual(expected)
  })

  test('soon may be submitted: playlists only want to be asked in time', () => {
    const [problem] = dateProblems(
      { alreadyReleased: false, releaseDate: null, consumerReleaseDate: '2026-11-22' },
      TODAY,
    )
    expect(problem).toMatchObject({ severity: 'WARNING', values: { days: 7 } })
  })
})

describe('something that was out before (catalogue-5.11)', () => {
  test.each([
    ['it says not since when', null, '2026-12-24', ['RELEASE_DATE_MISSING']],
    ['it will have been out tomorrow', '2026-11-22', '2026-12-24', ['RELEASE_DATE_FUTURE']],
    ['it was out after it goes live', '2026-11-20', '2026-11-10', ['RELEASE_DATE_AFTER_CONSUMER']],
    ['out today, live today', '2026-11-21', '2026-11-21', []],
    ['out long ago, live long ago', '1999-01-01', '2001-01-01', []],
  ])('%s', (_name, release, consumer, expected) => {
    expect(codes(true, release, consumer)).toEqual(expected)
  })
})
