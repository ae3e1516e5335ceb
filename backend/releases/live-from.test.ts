import { expect, test } from 'vitest'
import { recordDelivery } from '#backend/submissions/record-delivery.ts'
import { RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const ready = { releaseId: RELEASE.ready }
const FRIDAY = '2026-06-05'
const EARLIER = '2026-05-29'
const on = (day: string) => {
  api.clock.now = new Date(`${day}T12:00:00Z`)
}

/** Saves these dates, then has every store deliver what a reviewer approved. */
const release = async (dates: { storeDates?: { storeId: string; date: string }[] }) => {
  const [member, admin] = [await api.as('member'), await api.as('admin')]
  const { revision } = await member.releases.get.query(ready)
  await member.releases.update.mutate({ ...ready, revision, consumerReleaseDate: FRIDAY, ...dates })
  const made = await member.submissions.create.mutate({ ...ready, storeIds: [STORE.first, STORE.second] })
  const submissionIds = made.map(({ id }) => id)
  await admin.submissions.decide.mutate({ submissionIds, status: 'APPROVED' })
  await api.database().write(async (tables) => {
    for (const id of submissionIds) await recordDelivery({ tables, now: START }, id, { delivery: 'PROCESSED' })
  })
  return member
}
const shown = async () => {
  // A session does not last until then.
  const { displayStatus, storeStates } = await (await api.as('member')).releases.get.query(ready)
  return [displayStatus, storeStates]
}
const listedAs = async (displayStatus: 'LIVE' | 'APPROVED') => {
  const { releases } = await (await api.as('member')).releases.list.query({ page: 1, perPage: 100, displayStatus })
  return releases.some(({ id }) => id === RELEASE.ready)
}

test('when the day of the first store has come, then the release is live, and at that store alone', async () => {
  await release({ storeDates: [{ storeId: STORE.first, date: EARLIER }] })
  on('2026-05-28')
  expect(await shown()).toEqual(['APPROVED', [{ state: 'APPROVED', count: 2 }]])
  on(EARLIER)
  const atOne = [
    { state: 'APPROVED', count: 1 },
    { state: 'LIVE', count: 1 },
  ]
  expect(await shown()).toEqual(['LIVE', atOne])
  expect([await listedAs('LIVE'), await listedAs('APPROVED')]).toEqual([true, false])
  on(FRIDAY)
  expect(await shown()).toEqual(['LIVE', [{ state: 'LIVE', count: 2 }]])
})

test('when a date is edited after the approval, then nothing changes at the stores until it is approved', async () => {
  await release({})
  on(FRIDAY)
  const member = await api.as('member')
  const { revision } = await member.releases.get.query(ready)
  await member.releases.update.mutate({ ...ready, revision, consumerReleaseDate: '2026-07-03' })
  expect(await shown()).toEqual(['LIVE', [{ state: 'LIVE', count: 2 }]])
  expect([await listedAs('LIVE'), await listedAs('APPROVED')]).toEqual([true, false])
  const { submissions } = await member.releases.get.query(ready)
  expect(submissions.map(({ liveFrom }) => liveFrom)).toEqual([FRIDAY, FRIDAY])
})
