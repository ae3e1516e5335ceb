import { describe, expect, test } from 'vitest'
import { type Covered, releaseCoverProblems } from '#src/domain/release/cover-problems.ts'

const clean = { explicit: false }
const rude = { explicit: true }
const covered: Covered = { format: 'SINGLE', hasCover: true, explicit: false, tracks: [clean] }
const found = (change: Partial<Covered>) =>
  releaseCoverProblems({ ...covered, ...change }).map(({ code, severity, field }) => `${severity} ${field} ${code}`)

test('when nothing is known against a cover, then it is taken', () => {
  expect(found({})).toEqual([])
})

test('when there is no cover, then nothing else is asked of it', () => {
  expect(found({ hasCover: false, parentalAdvisory: true, sameCover: [{ name: 'Harbour' }] })).toEqual([
    'ERROR cover COVER_MISSING',
  ])
})

describe('the Parental Advisory logo (domain, C12)', () => {
  test.each<[Partial<Covered>, string[]]>([
    [{ parentalAdvisory: true }, ['ERROR parentalAdvisory ADVISORY_NOT_EXPLICIT']],
    [{ parentalAdvisory: true, tracks: [clean, { explicit: null }] }, ['ERROR parentalAdvisory ADVISORY_NOT_EXPLICIT']],
    [{ parentalAdvisory: true, explicit: true }, ['ERROR parentalAdvisory ADVISORY_NOT_EXPLICIT']],
    [{ parentalAdvisory: true, tracks: [clean, rude] }, []],
    [{ parentalAdvisory: true, tracks: [] }, []],
    [{ explicit: true, tracks: [rude] }, ['INFO parentalAdvisory ADVISORY_MISSING']],
    [{ explicit: true, tracks: [clean] }, []],
    [{ explicit: false, tracks: [rude] }, []],
    [{ explicit: null, tracks: [rude] }, []],
  ])('when the release has %j, then the problems are %j', (change, expected) => {
    expect(found(change)).toEqual(expected)
  })
})

describe('the cover of an album (domain, C11)', () => {
  const sameCover = [{ name: 'Harbour' }, { name: 'Harbour EP' }]
  test('when it is on a single, then a warning names the first such album', () => {
    expect(found({ sameCover })).toEqual(['WARNING cover COVER_SAME_AS_ALBUM'])
    expect(releaseCoverProblems({ ...covered, sameCover })[0]?.values).toEqual({ title: 'Harbour' })
  })
  test.each(['ALBUM', 'EP', 'VIDEO'] as const)(
    'when it is on a release of the format %s, then it has no problem',
    (format) => {
      expect(found({ format, sameCover })).toEqual([])
    },
  )
})

describe('what was measured (domain, C05)', () => {
  const sharp = { contrast: 60, sharpness: 1, detail: 0.02 }
  test.each([
    [sharp, []],
    [{ ...sharp, contrast: 2.9 }, ['WARNING cover COVER_FLAT']],
    [{ ...sharp, sharpness: 0.01, detail: 0 }, ['WARNING cover COVER_BLURRED']],
    [{ ...sharp, detail: 0 }, ['WARNING cover COVER_ENLARGED']],
  ])('when it is %j, then the problems are %j', (coverMeasures, expected) => {
    expect(found({ coverMeasures })).toEqual(expected)
  })
})
