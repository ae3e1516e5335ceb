import { expect, test } from 'vitest'
import { submissions as table } from '#backend/tables/submissions.ts'
import { RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'
import { displayStatusOf } from '#src/domain/submission/release-status.ts'
import { DELIVERY_STATUSES, DISPLAY_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

const api = useApi()
const today = START.toISOString().slice(0, 10)
const states = [
  ...SUBMISSION_STATUSES.flatMap((status) =>
    [null, ...DELIVERY_STATUSES].map((delivery) => ({ status, delivery, takedownOn: null, liveFrom: null })),
  ),
  // A takedown that is confirmed for a day: before it, and on it.
  ...['2999-01-01', today].map((takedownOn) => ({
    status: 'APPROVED' as const,
    delivery: 'PROCESSED' as const,
    takedownOn,
    liveFrom: null,
  })),
  // A day with which it was approved that is not that of the release: before it, and after.
  ...['2999-01-02', today].map((liveFrom) => ({
    status: 'APPROVED' as const,
    delivery: 'PROCESSED' as const,
    takedownOn: null,
    liveFrom,
  })),
]
/** No submission, one, and each pair at two stores. */
const all = [[], ...states.map((one) => [one]), ...states.flatMap((one) => states.map((other) => [one, other]))]

test('when a list is filtered by status, then it has the releases that are shown with it', async () => {
  const client = await api.as('member')
  for (const [index, submissions] of all.entries()) {
    const day = index % 2 === 0 ? today : '2999-01-01'
    const id = testId(70, index)
    await api.database().write(async (tables) => {
      const ready = await tables.releases.get(RELEASE.ready)
      if (ready === undefined) throw new Error('no release to copy')
      await tables.releases.put({ ...ready, id, barcode: null, title: `Of ${index}`, consumerReleaseDate: day })
      for (const [at, submission] of submissions.entries())
        await tables.submissions.put({
          ...table.defaults,
          ...submission,
          id: testId(80 + at, index),
          revision: 1,
          createdAt: START.toISOString(),
          updatedAt: START.toISOString(),
          releaseId: id,
          storeId: at === 0 ? STORE.first : STORE.second,
          createdBy: null,
          reason: null,
        })
    })
  }
  const found = new Map<string, string>()
  for (const displayStatus of DISPLAY_STATUSES)
    for (let page = 1; page < 10; page += 1) {
      const { releases } = await client.releases.list.query({ page, perPage: 100, displayStatus })
      for (const release of releases) {
        expect(release.displayStatus).toBe(displayStatus)
        expect(found.has(release.id)).toBe(false)
        found.set(release.id, displayStatus)
      }
      if (releases.length < 100) break
    }
  for (const [index, submissions] of all.entries())
    expect(found.get(testId(70, index))).toBe(
      displayStatusOf(submissions, index % 2 === 0 ? today : '2999-01-01', today),
    )
})
