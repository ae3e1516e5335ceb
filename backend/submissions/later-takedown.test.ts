import { expect, test } from 'vitest'
import { RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { type Client, refused, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const ready = { releaseId: RELEASE.ready }

const submit = (client: Client) => client.submissions.create.mutate({ ...ready, storeIds: [STORE.first] })
const detailOf = (client: Client) => client.releases.get.query(ready)
const submissionsOf = async (client: Client) => (await detailOf(client)).submissions
const idsOf = async (client: Client) => (await submissionsOf(client)).map(({ id }) => id)
const decide = async (client: Client, status: 'APPROVED' | 'TAKEN_DOWN') => {
  for (const { id, contentRevision } of (await client.submissions.list.query({ page: 1, perPage: 10 })).items)
    await client.submissions.changeStatus.mutate({ submissionId: id, status, contentRevision })
}

/** A takedown that is confirmed for the first of April. */
const confirmedAhead = async () => {
  const [member, admin] = [await api.as('member'), await api.as('admin')]
  await submit(member)
  await decide(admin, 'APPROVED')
  const submissionIds = await idsOf(member)
  await member.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended', date: '2026-04-01' })
  await decide(admin, 'TAKEN_DOWN')
  return { member, admin, submissionIds }
}

test('when a takedown is confirmed for a later day, then it counts from that day on', async () => {
  const { member, admin, submissionIds } = await confirmedAhead()
  const listed = async (filter: { displayStatus: 'APPROVED' | 'TAKEN_DOWN' }) =>
    (await member.releases.list.query({ page: 1, perPage: 10, ...filter })).releases.map(({ id }) => id)
  const queued = async (status: 'APPROVED' | 'TAKEN_DOWN') =>
    (await admin.submissions.queue.query({ page: 1, perPage: 10, status })).totalItems
  const history = async () =>
    (await member.releases.history.query({ releaseId: RELEASE.ready })).map(({ event, date }) => [event, date])

  expect(await submissionsOf(member)).toMatchObject([{ status: 'APPROVED', takedownOn: '2026-04-01' }])
  expect(await listed({ displayStatus: 'APPROVED' })).toContain(RELEASE.ready)
  expect(await listed({ displayStatus: 'TAKEN_DOWN' })).not.toContain(RELEASE.ready)
  expect([await queued('APPROVED'), await queued('TAKEN_DOWN')]).toEqual([1, 0])
  expect((await history())[0]).toEqual(['TAKEDOWN_CONFIRMED', '2026-04-01'])
  const { notifications } = await member.notifications.get.query({ limit: 10 })
  expect(notifications.map(({ service }) => service)).toContain('TAKEDOWN_AHEAD')
  const again = member.submissions.requestTakedown.mutate({ submissionIds, reason: 'Now' })
  expect((await refused(again)).code).toBe('PRECONDITION_FAILED')
  expect((await refused(submit(member))).message).toBe('ALREADY_SUBMITTED')

  api.clock.now = new Date('2026-04-01T00:00:00Z')
  const [later, reviewer] = [await api.as('member'), await api.as('admin')]
  expect(await submissionsOf(later)).toMatchObject([{ status: 'TAKEN_DOWN', statusAt: '2026-04-01T00:00:00.000Z' }])
  const taken = await later.releases.list.query({ page: 1, perPage: 10, displayStatus: 'TAKEN_DOWN' })
  expect(taken.releases).toMatchObject([{ id: RELEASE.ready, displayStatus: 'TAKEN_DOWN' }])
  expect((await reviewer.submissions.queue.query({ page: 1, perPage: 10, status: 'TAKEN_DOWN' })).totalItems).toBe(1)
  const [due, confirmed] = await later.releases.history.query({ releaseId: RELEASE.ready })
  expect([due?.event, due?.at, confirmed?.event]).toEqual([
    'TAKEN_DOWN',
    '2026-04-01T00:00:00.000Z',
    'TAKEDOWN_CONFIRMED',
  ])
  await later.releases.update.mutate({
    releaseId: RELEASE.ready,
    revision: (await detailOf(later)).revision,
    consumerReleaseDate: '2026-09-01',
  })
  await submit(later)
  expect((await submissionsOf(later)).map(({ status }) => status).toSorted()).toEqual([
    'PENDING_APPROVAL',
    'TAKEN_DOWN',
  ])
})

const eventsOf = async (client: Client) =>
  (await client.releases.history.query(ready)).map(({ event, by }) => [event, by])
const servicesOf = async (client: Client) =>
  (await client.notifications.get.query({ limit: 20 })).notifications.map(({ service }) => service)

test('when the label cancels a confirmed takedown before its day, then it may ask again', async () => {
  const { submissionIds } = await confirmedAhead()
  api.clock.now = new Date('2026-03-31T23:59:00Z')
  const later = await api.as('member')
  await later.submissions.withdraw.mutate({ submissionIds })
  expect(await submissionsOf(later)).toMatchObject([{ status: 'APPROVED', takedownOn: null, takedown: null }])
  expect((await eventsOf(later))[0]).toEqual(['TAKEDOWN_CANCELLED', 'Member Prova'])
  expect(await servicesOf(later)).not.toContain('TAKEDOWN_CANCELLED')
  api.clock.now = new Date('2026-04-02T00:00:00Z')
  const after = await api.as('member')
  expect(await submissionsOf(after)).toMatchObject([{ status: 'APPROVED' }])
  await after.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended after all' })
  expect(await submissionsOf(after)).toMatchObject([{ status: 'PENDING_TAKEDOWN' }])
})

test('when a reviewer cancels a confirmed takedown, then the label is notified', async () => {
  const { member, admin, submissionIds } = await confirmedAhead()
  await admin.submissions.withdraw.mutate({ submissionIds })
  expect(await submissionsOf(member)).toMatchObject([{ status: 'APPROVED', takedownOn: null }])
  expect((await eventsOf(member))[0]).toEqual(['TAKEDOWN_CANCELLED', 'Admin Prova'])
  expect(await servicesOf(member)).toContain('TAKEDOWN_CANCELLED')
})

test('when its day has come, then a takedown cannot be cancelled', async () => {
  const { submissionIds } = await confirmedAhead()
  api.clock.now = new Date('2026-04-01T00:00:00Z')
  const member = await api.as('member')
  expect((await refused(member.submissions.withdraw.mutate({ submissionIds }))).code).toBe('PRECONDITION_FAILED')
  expect(await submissionsOf(member)).toMatchObject([{ status: 'TAKEN_DOWN' }])
})

test('when a takedown is confirmed ahead, cancelled or taken back, then the approval stays whose and when it was', async () => {
  const [member, admin] = [await api.as('member'), await api.as('admin')]
  await submit(member)
  await decide(admin, 'APPROVED')
  const approval = { status: 'APPROVED', statusAt: api.clock.now.toISOString(), statusBy: 'Admin Prova' }
  expect(await submissionsOf(member)).toMatchObject([approval])
  const submissionIds = await idsOf(member)
  for (const day of ['2026-03-11', '2026-03-12']) {
    api.clock.now = new Date(`${day}T10:00:00Z`)
    const [label, reviewer] = [await api.as('member'), await api.as('admin')]
    await label.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended', date: '2026-04-01' })
    if (day === '2026-03-12') {
      await decide(reviewer, 'TAKEN_DOWN')
      expect(await submissionsOf(label)).toMatchObject([{ ...approval, takedownOn: '2026-04-01' }])
    }
    await label.submissions.withdraw.mutate({ submissionIds })
    expect(await submissionsOf(label)).toMatchObject([{ ...approval, takedownOn: null }])
  }
})

test('when it was not recorded who approved it, then nobody is named once a request is taken back', async () => {
  const member = await api.as('member')
  await submit(member)
  await decide(await api.as('admin'), 'APPROVED')
  await api.database().write(async ({ storeEvents }) => {
    for (const { id } of await storeEvents.where({ is: { event: 'APPROVED' } })) await storeEvents.remove(id)
  })
  const submissionIds = await idsOf(member)
  await member.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended' })
  await member.submissions.withdraw.mutate({ submissionIds })
  expect(await submissionsOf(member)).toMatchObject([{ status: 'APPROVED', statusAt: null, statusBy: null }])
})
