import { expect, test } from 'vitest'
import { RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const ready = { releaseId: RELEASE.ready }

test('when a release comes out in a month at one store or in one territory only, then the month lists it', async () => {
  const member = await api.as('member')
  const { revision } = await member.releases.get.query(ready)
  await member.releases.update.mutate({
    ...ready,
    revision,
    consumerReleaseDate: '2026-09-04',
    distributionProviders: [STORE.first],
    territories: ['IT', 'JP'],
    storeDates: [
      { storeId: STORE.first, date: '2026-10-02' },
      { storeId: STORE.second, date: '2026-12-04' },
    ],
    territoryDates: [{ territory: 'JP', date: '2026-11-06' }],
  })
  const isIn = async (releaseMonth: string) =>
    (await member.releases.list.query({ page: 1, perPage: 100, releaseMonth })).releases.some(
      ({ id }) => id === RELEASE.ready,
    )
  const months = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12']
  expect(await Promise.all(months.map(isIn))).toEqual([false, true, true, true, false])
})
