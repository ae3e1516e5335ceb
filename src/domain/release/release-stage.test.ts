import { expect, test } from 'vitest'
import { soonDays, soonUntil, stageOf } from '#src/domain/release/release-stage.ts'
import { DISPLAY_STATUSES } from '#src/domain/submission/status.ts'

const TODAY = '2026-11-21'
const SOLD = { distributionProviders: ['beatport'], territories: ['IT'] }

test.each([
  ['DRAFT', null, null],
  ['DRAFT', '2026-12-20', null],
  ['DRAFT', '2026-12-19', 'NEEDS_YOU'],
  ['DRAFT', '2026-11-01', 'NEEDS_YOU'],
  ['IN_REVIEW', null, 'IN_REVIEW'],
  ['APPROVED', '2026-11-20', null],
  ['APPROVED', TODAY, 'OUT_SOON'],
  ['APPROVED', '2026-12-19', 'OUT_SOON'],
  ['APPROVED', '2026-12-20', null],
  ['APPROVED', null, null],
] as const)(
  'when a release is %s and its date is %s, then its stage is %s',
  (displayStatus, consumerReleaseDate, expected) => {
    expect(stageOf({ ...SOLD, displayStatus, consumerReleaseDate }, TODAY)).toBe(expected)
  },
)

test.each(['REJECTED', 'UPDATE_REJECTED'] as const)(
  'when a store is at %s, then the release needs its label, whatever it is shown as and however it is elsewhere',
  (state) => {
    for (const displayStatus of DISPLAY_STATUSES)
      for (const storeStates of [[{ state }], [{ state }, { state: 'LIVE' as const }]])
        expect(stageOf({ ...SOLD, displayStatus, storeStates, consumerReleaseDate: TODAY }, TODAY)).toBe('NEEDS_YOU')
  },
)

test('when only a takedown was refused, then the release needs nothing of its label', () => {
  const storeStates = [{ state: 'TAKEDOWN_REFUSED' as const }, { state: 'LIVE' as const }]
  expect(stageOf({ ...SOLD, displayStatus: 'LIVE', storeStates, consumerReleaseDate: TODAY }, TODAY)).toBeNull()
})

test('when a release is live or taken down, then it waits for nobody', () => {
  for (const displayStatus of DISPLAY_STATUSES.filter((status) => /LIVE|TAKE/.test(status)))
    expect(stageOf({ ...SOLD, displayStatus, consumerReleaseDate: TODAY }, TODAY)).toBeNull()
})

/** Own dates, and the dates of the release beside which they are tried: not soon, and soon. */
const [NOT_SOON, SOON] = [
  ['2026-11-20', '2026-12-20', null],
  [TODAY, '2026-12-19'],
]
const stagesOf = (own: object, dates: readonly (string | null)[]) =>
  dates.map((consumerReleaseDate) =>
    stageOf({ ...SOLD, ...own, displayStatus: 'APPROVED', consumerReleaseDate }, TODAY),
  )

test.each([
  ['a store', { storeDates: [{ storeId: 'beatport', date: '2026-12-19' }] }],
  ['a territory', { territoryDates: [{ territory: 'IT', date: TODAY }] }],
])('when %s has it soon by an own date, then it is out soon, whatever the date of the release', (_name, own) => {
  expect(new Set(stagesOf(own, [...NOT_SOON, ...SOON]))).toEqual(new Set(['OUT_SOON']))
})

test.each([
  ['a store that does not get it', { storeDates: [{ storeId: 'tidal', date: TODAY }] }],
  ['a territory that does not get it', { territoryDates: [{ territory: 'JP', date: TODAY }] }],
  ['a store that has had it', { storeDates: [{ storeId: 'beatport', date: '2026-11-20' }] }],
  ['a store that gets it later', { storeDates: [{ storeId: 'beatport', date: '2026-12-20' }] }],
])('when only %s has an own date, then the date of the release decides', (_name, own) => {
  expect(stagesOf(own, NOT_SOON)).toEqual([null, null, null])
  expect(stagesOf(own, SOON)).toEqual(['OUT_SOON', 'OUT_SOON'])
})

test('when the days that are soon are listed, then they go from today to the last one', () => {
  const days = soonDays(TODAY)
  expect([days[0], days.at(-1), days.length]).toEqual([TODAY, soonUntil(TODAY), 29])
})
