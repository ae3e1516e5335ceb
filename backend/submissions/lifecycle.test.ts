import { describe, expect, test } from 'vitest'
import { type SubmissionRow, submissions as table } from '#backend/tables/submissions.ts'
import { ASSET, RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { type Client, refused, START, useApi } from '#mocks/testing/use-api.ts'
import { BULK_MAX } from '#src/domain/limits.ts'
import { canTransition } from '#src/domain/submission/decision.ts'
import { DELIVERY_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

const api = useApi()
const page = { page: 1, perPage: 100 }
const ONE = testId(60, 1)
const TWO = testId(60, 2)
const FOREIGN = testId(60, 3)
const NOWHERE = testId(60, 99)

const put = async (id: string, more: Partial<SubmissionRow> = {}) => {
  const at = START.toISOString()
  const row: SubmissionRow = {
    ...table.defaults,
    id,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    releaseId: RELEASE.ready,
    storeId: STORE.first,
    createdBy: null,
    status: 'APPROVED',
    delivery: 'PROCESSED',
    reason: null,
    ...more,
  }
  await api.database().write(({ submissions }) => submissions.put(row))
}
const statuses = async (): Promise<Record<string, string>> => {
  const { items } = await (await api.as('admin')).submissions.list.query(page)
  return Object.fromEntries(items.map(({ id, status }) => [id, status]))
}
const newsOf = async (client: Client) =>
  (await client.notifications.get.query({ limit: 50 })).notifications.map(({ type, service }) => [type, service])
const releaseOf = (client: Client) => client.releases.get.query({ releaseId: RELEASE.ready })

describe('every move, by everybody (catalogue-4.2, catalogue-4.3, catalogue-4.6, catalogue-6.3)', () => {
  const ROLES = [
    ['admin', 'SUPERADMIN'],
    ['member', 'MEMBER'],
  ] as const
  const moves = SUBMISSION_STATUSES.flatMap((from) =>
    SUBMISSION_STATUSES.flatMap((to) => ROLES.map(([person, role]) => [from, to, person, role] as const)),
  )
  test.each(moves)(
    'when the $2 moves a submission from $0 to $1, then it moves if the role may do so, and is refused otherwise',
    async (from, to, person, role) => {
      await put(ONE, { status: from, delivery: from === 'PENDING_APPROVAL' ? null : 'PROCESSED' })
      const { submissions } = await api.as(person)
      const call: Promise<unknown> =
        to === 'PENDING_TAKEDOWN'
          ? submissions.requestTakedown.mutate({ submissionIds: [ONE], reason: 'Ended' })
          : submissions.changeStatus.mutate({ submissionId: ONE, status: to })
      const isPossible = canTransition(from, to, role) || (from === 'REJECTED' && to === 'PENDING_TAKEDOWN')
      if (isPossible) expect([await call].flat()).toMatchObject([{ id: ONE, status: to, revision: 2 }])
      else {
        const isForbidden = role === 'MEMBER' && to !== 'PENDING_TAKEDOWN'
        expect((await refused(call)).code).toBe(isForbidden ? 'FORBIDDEN' : 'PRECONDITION_FAILED')
      }
      expect(await statuses()).toEqual({ [ONE]: isPossible ? to : from })
    },
  )
  test('when a takedown is requested as a change of the status, then it is refused', async () => {
    await put(ONE)
    const { submissions } = await api.as('admin')
    const call = submissions.changeStatus.mutate({ submissionId: ONE, status: 'PENDING_TAKEDOWN' })
    expect((await refused(call)).code).toBe('PRECONDITION_FAILED')
  })
})

describe('a takedown', () => {
  test('when it is requested for all stores, then the super administrators are notified once', async () => {
    await put(ONE)
    await put(TWO, { storeId: STORE.second })
    const member = await api.as('member')
    const asked = await member.submissions.requestTakedown.mutate({
      submissionIds: [ONE, TWO, ONE],
      reason: 'Ended',
    })
    expect(asked.map(({ status }) => status)).toEqual(['PENDING_TAKEDOWN', 'PENDING_TAKEDOWN'])
    const admin = await api.as('admin')
    expect(await newsOf(admin)).toEqual([['ADMIN_SUBMISSIONRECEIVED', 'TAKEDOWN']])
    expect((await admin.auth.resourcesCount.query()).takeDownRequests).toBe(2)
  })
  test.each([
    ['one that is not live', TWO, 'PRECONDITION_FAILED'],
    ['one of another organization', FOREIGN, 'NOT_FOUND'],
    ['one that is not there', NOWHERE, 'NOT_FOUND'],
  ])('when %s is among those requested, then nothing changes and nobody is notified', async (_name, other, code) => {
    await put(ONE)
    await put(TWO, { storeId: STORE.second, status: 'TAKEN_DOWN' })
    await put(FOREIGN, { releaseId: RELEASE.foreign })
    const before = await statuses()
    const { submissions } = await api.as('member')
    expect(
      (await refused(submissions.requestTakedown.mutate({ submissionIds: [ONE, other], reason: 'Ended' }))).code,
    ).toBe(code)
    expect(await statuses()).toEqual(before)
    expect(await newsOf(await api.as('admin'))).toEqual([])
  })
  test('when it is confirmed, then the release leaves the store, and can be submitted to it again', async () => {
    await put(ONE, { status: 'PENDING_TAKEDOWN' })
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await admin.submissions.changeStatus.mutate({ submissionId: ONE, status: 'TAKEN_DOWN' })
    expect(await releaseOf(member)).toMatchObject({ status: 'APPROVED', submissions: [{ status: 'TAKEN_DOWN' }] })
    expect(await newsOf(member)).toEqual([['USER_RELEASEACCEPTED', 'TAKEDOWN']])
    const again = member.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
    await expect(again).resolves.toHaveLength(1)
  })
  test.each([...DELIVERY_STATUSES])(
    'when it is rejected and the delivery is %s, then the release stays live',
    async (delivery) => {
      await put(ONE, { status: 'PENDING_TAKEDOWN', delivery })
      const [member, admin] = [await api.as('member'), await api.as('admin')]
      const refusal = { submissionId: ONE, status: 'REJECTED' as const, reason: 'Contract' }
      await admin.submissions.changeStatus.mutate(refusal)
      expect(await releaseOf(member)).toMatchObject({
        published: true,
        status: 'APPROVED',
        submissions: [{ status: 'REJECTED', delivery, reason: 'Contract' }],
      })
      expect(await newsOf(member)).toEqual([['USER_RELEASEDENIED', 'TAKEDOWN']])
      expect((await member.releases.list.query({ ...page, status: 'REJECTED' })).count).toBe(0)
    },
  )
})

describe('a delivery', () => {
  const ERROR = 'DELIVERY:CHECKSUM_MISMATCH(3)'
  test('when it failed, then it can be tried again, once', async () => {
    await put(ONE, { delivery: 'ERROR', reason: ERROR })
    const { submissions } = await api.as('admin')
    const again = await submissions.retryDelivery.mutate({ submissionId: ONE })
    expect(again).toMatchObject({ status: 'APPROVED', delivery: 'PENDING', reason: null, revision: 2 })
    expect((await submissions.list.query({ ...page, delivery: 'ERROR' })).totalItems).toBe(0)
    expect((await refused(submissions.retryDelivery.mutate({ submissionId: ONE }))).code).toBe('PRECONDITION_FAILED')
  })
  test.each([
    ['PENDING_APPROVAL', null],
    ['APPROVED', 'PENDING'],
    ['APPROVED', 'PROCESSED'],
    ['REJECTED', null],
    ['TAKEN_DOWN', 'ERROR'],
  ] as const)(
    'when the submission is %s and the delivery is %s, then it cannot be tried again',
    async (status, delivery) => {
      await put(ONE, { status, delivery, reason: 'as it was' })
      const { submissions } = await api.as('admin')
      expect((await refused(submissions.retryDelivery.mutate({ submissionId: ONE }))).code).toBe('PRECONDITION_FAILED')
      expect((await submissions.list.query(page)).items).toMatchObject([{ delivery, reason: 'as it was', revision: 1 }])
    },
  )
})

describe('deleting submissions permanently', () => {
  test('when one of them is named twice, then all of them are deleted', async () => {
    await put(ONE)
    await put(TWO, { storeId: STORE.second })
    const { submissions } = await api.as('admin')
    await submissions.permanentlyDelete.mutate({ submissionIds: [ONE, TWO, ONE] })
    expect(await statuses()).toEqual({})
  })
  test('when one of them does not exist, then none is deleted', async () => {
    await put(ONE)
    const { submissions } = await api.as('admin')
    const call = submissions.permanentlyDelete.mutate({ submissionIds: [ONE, NOWHERE] })
    expect((await refused(call)).code).toBe('NOT_FOUND')
    expect(await statuses()).toEqual({ [ONE]: 'APPROVED' })
  })
  test.each([0, BULK_MAX + 1])(
    'when there are %i of them in a call, then it is refused, as for a takedown',
    async (count) => {
      const submissionIds = Array.from({ length: count }, (_, index) => testId(61, index))
      const admin = await api.as('admin')
      expect((await refused(admin.submissions.permanentlyDelete.mutate({ submissionIds }))).code).toBe('BAD_REQUEST')
      const member = await api.as('member')
      expect((await refused(member.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended' }))).code).toBe(
        'BAD_REQUEST',
      )
    },
  )
  test('when a submission is deleted, then its release and the tracks stay', async () => {
    await put(ONE, { status: 'REJECTED', delivery: null })
    const admin = await api.as('admin')
    await admin.submissions.permanentlyDelete.mutate({ submissionIds: [ONE] })
    const { submissions, tracks, status } = await releaseOf(await api.as('member'))
    expect({ submissions, status }).toEqual({ submissions: [], status: 'PENDING' })
    expect(tracks.map(({ id }) => id)).toEqual([ASSET.own])
  })
})
