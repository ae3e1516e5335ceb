import { describe, expect, test } from 'vitest'
import { RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { type Client, refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const ready = { releaseId: RELEASE.ready }
const MINUTE = 60_000
const later = (minutes: number) => {
  api.clock.now = new Date(START.getTime() + minutes * MINUTE)
}

const submit = (client: Client, storeIds: string[] = [STORE.first]) =>
  client.submissions.create.mutate({ ...ready, storeIds })
const detailOf = (client: Client) => client.releases.get.query(ready)
const submissionsOf = async (client: Client) => (await detailOf(client)).submissions
const idsOf = async (client: Client) => (await submissionsOf(client)).map(({ id }) => id)
const decide = async (client: Client, status: 'APPROVED' | 'REJECTED' | 'TAKEN_DOWN', reason?: string) => {
  for (const { id, contentRevision } of (await client.submissions.list.query({ page: 1, perPage: 10 })).items)
    await client.submissions.changeStatus.mutate({ submissionId: id, status, contentRevision, reason })
}
const renumber = async (client: Client, catalogNumber: string) =>
  client.releases.update.mutate({ ...ready, revision: (await detailOf(client)).revision, catalogNumber })

describe('an update of what a store has', () => {
  const approved = async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    await decide(admin, 'APPROVED')
    return { member, admin }
  }
  test('when nothing differs from what was approved, then it is refused', async () => {
    const { member } = await approved()
    expect((await refused(submit(member))).message).toBe('ALREADY_SUBMITTED')
  })
  test('when it waits for its review, then the store keeps what it has until it is approved', async () => {
    const { member, admin } = await approved()
    await renumber(member, 'LRG-2')
    const [update] = await submit(member)
    expect(update).toMatchObject({ kind: 'UPDATE', status: 'PENDING_APPROVAL', delivery: 'PENDING' })
    const { snapshots, submissions, published, status } = await detailOf(member)
    expect({ count: submissions.length, published, status }).toEqual({ count: 1, published: true, status: 'APPROVED' })
    const numbers = new Map(snapshots.map(({ id, content }) => [id, content.catalogNumber]))
    expect(numbers.get(update?.approvedSnapshotId ?? '')).toBe(null)
    expect(numbers.get(update?.snapshotId ?? '')).toBe('LRG-2')
    expect((await refused(submit(member))).message).toBe('ALREADY_SUBMITTED')
    await decide(admin, 'APPROVED')
    expect(await submissionsOf(member)).toMatchObject([{ status: 'APPROVED', snapshotId: update?.snapshotId }])
    expect((await submissionsOf(member))[0]?.approvedSnapshotId).toBe(update?.snapshotId)
  })
  test('when it is rejected, then it can be corrected and submitted again, and the release stays in the store', async () => {
    const { member, admin } = await approved()
    await renumber(member, 'LRG-2')
    await submit(member)
    await decide(admin, 'REJECTED', 'No')
    expect(await submissionsOf(member)).toMatchObject([{ kind: 'UPDATE', status: 'REJECTED', reason: 'No' }])
    const gone = member.releases.permanentlyDelete.mutate({ releaseIds: [RELEASE.ready] })
    expect((await refused(gone)).message).toBe('RELEASE_IS_LIVE')
    await renumber(member, 'LRG-3')
    expect(await submit(member)).toMatchObject([{ status: 'PENDING_APPROVAL', reason: null }])
  })
  test('when it is withdrawn, then the store keeps what it has', async () => {
    const { member } = await approved()
    const [before] = await submissionsOf(member)
    later(5)
    await renumber(member, 'LRG-2')
    const [update] = await submit(member)
    await member.submissions.withdraw.mutate({ submissionIds: await idsOf(member) })
    expect(before).toMatchObject({ statusBy: 'Admin Prova' })
    expect(await submissionsOf(member)).toMatchObject([
      {
        status: 'APPROVED',
        snapshotId: update?.approvedSnapshotId,
        statusBy: 'Admin Prova',
        statusAt: before?.statusAt,
      },
    ])
  })
  test('when it waits for its review, then no takedown can be requested', async () => {
    const { member } = await approved()
    await renumber(member, 'LRG-2')
    await submit(member)
    const submissionIds = await idsOf(member)
    const call = member.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended' })
    expect((await refused(call)).code).toBe('PRECONDITION_FAILED')
  })
})

describe('another store', () => {
  test('when it gets the release, then those that have it need no update', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    await decide(admin, 'APPROVED')
    const { revision, distributionProviders } = await detailOf(member)
    const chosen = [...distributionProviders, STORE.second, STORE.third]
    await member.releases.update.mutate({ ...ready, revision, distributionProviders: chosen })
    expect((await refused(submit(member))).message).toBe('ALREADY_SUBMITTED')
    expect(await submit(member, [STORE.second])).toMatchObject([{ kind: 'INSERT', storeId: STORE.second }])
  })
  test('when its own release date changes, then only that store gets an update', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member, [STORE.first, STORE.second])
    await decide(admin, 'APPROVED')
    const { revision } = await detailOf(member)
    const storeDates = [{ storeId: STORE.second, date: '2026-07-01' }]
    await member.releases.update.mutate({ ...ready, revision, storeDates })
    expect((await refused(submit(member))).message).toBe('ALREADY_SUBMITTED')
    expect(await submit(member, [STORE.second])).toMatchObject([{ kind: 'UPDATE', storeId: STORE.second }])
  })
})

describe('an update that was rejected', () => {
  test('when the release is again what the store has, then the update is dropped', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    await decide(admin, 'APPROVED')
    const { catalogNumber } = await detailOf(member)
    await renumber(member, 'LRG-2')
    await submit(member)
    const [waiting] = await submissionsOf(member)
    const submissionId = waiting?.id ?? ''
    await admin.submissions.changeStatus.mutate({ submissionId, status: 'REJECTED', reason: '[TITLE_STYLE] No' })
    await renumber(member, 'LRG-3')
    expect(await submissionsOf(member)).toMatchObject([{ status: 'REJECTED', kind: 'UPDATE' }])
    await renumber(member, catalogNumber ?? '')
    const [state] = await submissionsOf(member)
    expect(state).toMatchObject({ status: 'APPROVED', reason: null, snapshotId: waiting?.approvedSnapshotId })
    expect(state?.requestedChanges).toBe(undefined)
    const events = await member.releases.history.query({ releaseId: RELEASE.ready })
    expect(events.map(({ event }) => event)).toContain('UPDATE_DROPPED')
    expect((await refused(submit(member))).message).toBe('ALREADY_SUBMITTED')
  })
})

describe('withdrawing a request', () => {
  test('when it is not decided yet, then it is withdrawn, and the release can be submitted again', async () => {
    const member = await api.as('member')
    await submit(member, [STORE.first, STORE.second])
    await member.submissions.withdraw.mutate({ submissionIds: (await idsOf(member)).slice(0, 1) })
    expect(await submissionsOf(member)).toMatchObject([{ storeId: STORE.second }])
    await expect(submit(member, [STORE.first])).resolves.toHaveLength(1)
  })
  test('when one of several is decided, then none is withdrawn', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    await decide(admin, 'APPROVED')
    await submit(member, [STORE.second])
    const submissionIds = await idsOf(member)
    expect((await refused(member.submissions.withdraw.mutate({ submissionIds }))).code).toBe('PRECONDITION_FAILED')
    expect((await submissionsOf(member)).map(({ status }) => status).toSorted()).toEqual([
      'APPROVED',
      'PENDING_APPROVAL',
    ])
  })
  test('when it is a takedown request, then it is withdrawn, and the release stays approved', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    await decide(admin, 'APPROVED')
    const submissionIds = await idsOf(member)
    await member.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended', date: '2026-04-01' })
    expect(await submissionsOf(member)).toMatchObject([
      { kind: 'TAKEDOWN', status: 'PENDING_TAKEDOWN', takedown: { reason: 'Ended', date: '2026-04-01' } },
    ])
    await member.submissions.withdraw.mutate({ submissionIds })
    expect(await submissionsOf(member)).toMatchObject([{ status: 'APPROVED', delivery: 'PENDING', takedown: null }])
  })
})

describe('a takedown', () => {
  test('when its reason is empty or its day has passed, then it is refused at its field', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    await decide(admin, 'APPROVED')
    const submissionIds = await idsOf(member)
    const ask = (reason: string, date?: string) =>
      refused(member.submissions.requestTakedown.mutate({ submissionIds, reason, date }))
    expect((await ask(' ')).fields).toHaveProperty('reason')
    expect((await ask('Ended', '2026-03-01')).fields).toEqual({ date: 'TAKEDOWN_DATE_PAST' })
  })
  test('when it was rejected, then it can be requested again', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    await decide(admin, 'APPROVED')
    const submissionIds = await idsOf(member)
    await member.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended' })
    await decide(admin, 'REJECTED', 'Not yet')
    await member.submissions.requestTakedown.mutate({ submissionIds, reason: 'It did end' })
    expect(await submissionsOf(member)).toMatchObject([{ status: 'PENDING_TAKEDOWN', reason: null }])
  })
})

describe('the history', () => {
  test('when a submission is withdrawn, rejected or made again, then each event has its person, its statuses and its reason', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member, [STORE.first])
    later(1)
    await member.submissions.withdraw.mutate({ submissionIds: await idsOf(member) })
    later(2)
    await submit(member, [STORE.first])
    later(3)
    await decide(admin, 'REJECTED', 'Blurred')
    later(4)
    const answers = [{ reason: 'OTHER', text: 'It is meant to be' }]
    await member.submissions.create.mutate({ ...ready, storeIds: [STORE.first], answers })
    later(5)
    await renumber(member, 'LRG-2')
    const history = await member.releases.history.query(ready)
    const events = history.map(({ event, by, from, to, reason }) => [event, by, from, to, reason])
    expect(events).toEqual([
      ['CHANGED', 'Member Prova', null, null, null],
      ['SUBMITTED', 'Member Prova', null, 'PENDING_APPROVAL', null],
      ['REJECTED', 'Admin Prova', 'PENDING_APPROVAL', 'REJECTED', 'Blurred'],
      ['SUBMITTED', 'Member Prova', null, 'PENDING_APPROVAL', null],
      ['WITHDRAWN', 'Member Prova', 'PENDING_APPROVAL', null, null],
      ['SUBMITTED', 'Member Prova', null, 'PENDING_APPROVAL', null],
      ['CREATED', null, null, null, null],
    ])
    expect(history[0]).toMatchObject({ before: { catalogNumber: null }, after: { catalogNumber: 'LRG-2' } })
  })
  test('when a release is edited before and after a submission, then these edits are two entries', async () => {
    const member = await api.as('member')
    await renumber(member, 'One')
    later(1)
    await renumber(member, 'Two')
    later(2)
    await submit(member)
    later(3)
    await renumber(member, 'Three')
    const edits = (await member.releases.history.query(ready)).filter(({ event }) => event === 'CHANGED')
    expect(edits.map(({ before, after }) => [before?.catalogNumber, after?.catalogNumber])).toEqual([
      ['Two', 'Three'],
      [null, 'Two'],
    ])
  })
  test('when a reviewer deletes the submission, then its events stay', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    await admin.submissions.permanentlyDelete.mutate({ submissionIds: await idsOf(member) })
    const events = (await member.releases.history.query(ready)).map(({ event }) => event)
    expect(events.toSorted()).toEqual(['CREATED', 'DELETED', 'SUBMITTED'])
  })
})
