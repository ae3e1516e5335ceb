import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { submissions } from '#backend/tables/submissions.ts'
import { RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'
import { stageOf } from '#src/domain/release/release-stage.ts'
import { RELEASE_STAGES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

const api = useApi()
const today = START.toISOString().slice(0, 10)
const day = (days: number) => dayjs(today).add(days, 'day').format('YYYY-MM-DD')
const DATES = [null, day(-1), day(0), day(28), day(29)]
const OWN: [string, Partial<Pick<ReleaseRow, 'storeDates' | 'territoryDates'>>][] = [
  ['no dates of their own', {}],
  ['their own date at a store', { storeDates: [{ storeId: STORE.first, date: day(28) }] }],
  ['a date at a store that does not get them', { storeDates: [{ storeId: STORE.second, date: day(28) }] }],
  ['their own date in a territory', { territoryDates: [{ territory: 'IT', date: day(0) }] }],
  ['a later date in a territory', { territoryDates: [{ territory: 'IT', date: day(29) }] }],
]

test.each(OWN)(
  'when releases have %s, then each stage lists those of its rule, and is counted as listed',
  async (_name, own) => {
    const client = await api.as('member')
    const all = DATES.flatMap((date) => [null, ...SUBMISSION_STATUSES].map((status) => ({ date, status })))
    await api.database().write(async (tables) => {
      const ready = await tables.releases.get(RELEASE.ready)
      if (ready === undefined) throw new Error('no release to copy')
      for (const [index, { date, status }] of all.entries()) {
        const id = testId(70, index)
        await tables.releases.put({
          ...ready,
          ...own,
          id,
          barcode: null,
          consumerReleaseDate: date,
          distributionProviders: [STORE.first],
          territories: ['IT'],
        })
        if (status === null) continue
        await tables.submissions.put({
          ...submissions.defaults,
          id: testId(80, index),
          revision: 1,
          createdAt: START.toISOString(),
          updatedAt: START.toISOString(),
          releaseId: id,
          storeId: STORE.first,
          status,
        })
      }
    })
    const { releases } = await client.releases.list.query({ page: 1, perPage: 100 })
    const counts = await client.releases.stages.query()
    for (const stage of RELEASE_STAGES) {
      const listed = await client.releases.list.query({ page: 1, perPage: 100, stage })
      const expected = releases.filter((release) => stageOf(release, today) === stage)
      expect(expected.length).toBeGreaterThan(0)
      expect(listed.releases).toEqual(expected)
      expect(counts[stage]).toBe(expected.length)
    }
  },
)
