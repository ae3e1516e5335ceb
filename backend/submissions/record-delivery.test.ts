import { expect, test } from 'vitest'
import { recordDelivery } from '#backend/submissions/record-delivery.ts'
import { RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const ERROR = 'DELIVERY:CHECKSUM_MISMATCH(3)'
let minutes = 0
const record = (submissionId: string, news: Parameters<typeof recordDelivery>[2]) => {
  minutes += 1
  api.clock.now = new Date(START.getTime() + minutes * 60_000)
  return api.database().write((tables) => recordDelivery({ now: api.clock.now, tables }, submissionId, news))
}

test('when a delivery makes a step, then the history has it without a person', async () => {
  const [member, admin] = [await api.as('member'), await api.as('admin')]
  const release = { releaseId: RELEASE.ready }
  const [made] = await member.submissions.create.mutate({ ...release, storeIds: [STORE.first] })
  const submissionId = made?.id ?? ''
  const state = async () => (await member.releases.get.query(release)).submissions[0]

  // What is not approved is not delivered.
  await record(submissionId, { delivery: 'PROCESSED' })
  expect(await state()).toMatchObject({ status: 'PENDING_APPROVAL', delivery: null })
  await admin.submissions.changeStatus.mutate({ submissionId, status: 'APPROVED' })
  await record(submissionId, { delivery: 'PENDING' })
  await record(submissionId, { delivery: 'PENDING' })
  await record(submissionId, { delivery: 'ERROR', reason: ERROR })
  // What is said twice, or too late, is no news.
  await record(submissionId, { delivery: 'ERROR', reason: ERROR })
  await record(submissionId, { delivery: 'PENDING' })
  expect(await state()).toMatchObject({ status: 'APPROVED', delivery: 'ERROR', reason: ERROR })
  minutes += 1
  api.clock.now = new Date(START.getTime() + minutes * 60_000)
  await admin.submissions.retryDelivery.mutate({ submissionId })
  for (const delivery of ['PROCESSED', 'PROCESSED', 'PENDING'] as const) await record(submissionId, { delivery })
  expect(await state()).toMatchObject({ status: 'APPROVED', delivery: 'PROCESSED', reason: null })

  const history = await member.releases.history.query(release)
  expect(history.map(({ event, by, reason }) => [event, by, reason])).toEqual([
    ['DELIVERY_ACCEPTED', null, null],
    ['DELIVERY_RETRIED', 'Admin Prova', null],
    ['DELIVERY_FAILED', null, ERROR],
    ['DELIVERY_SENT', null, null],
    ['APPROVED', 'Admin Prova', null],
    ['SUBMITTED', 'Member Prova', null],
    ['CREATED', null, null],
  ])
})
