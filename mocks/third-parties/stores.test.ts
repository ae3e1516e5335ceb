import { expect, test } from 'vitest'
import { RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'
import { deliver, STORE_TAKES_MS } from '#mocks/third-parties/stores.ts'

const api = useApi()
const release = { releaseId: RELEASE.ready }

test('when a submission is approved after the catalogue was made, then it is sent and delivered; an older one stays as it is', async () => {
  const [member, admin] = [await api.as('member'), await api.as('admin')]
  const [made] = await member.submissions.create.mutate({ ...release, storeIds: [STORE.first] })
  const submissionId = made?.id ?? ''
  const state = async () => (await member.releases.get.query(release)).submissions[0]
  const after = async (milliseconds: number, seededAt: string | undefined) => {
    api.clock.now = new Date(START.getTime() + milliseconds)
    await deliver({ database: api.database(), now: () => api.clock.now, seededAt: async () => seededAt })
  }
  const before = new Date(START.getTime() - 1).toISOString()
  await after(1000, before)
  expect(await state()).toMatchObject({ status: 'PENDING_APPROVAL', delivery: null })
  await admin.submissions.changeStatus.mutate({ submissionId, status: 'APPROVED' })
  // Nobody changed anything, or the catalogue was made with it.
  await after(2000, undefined)
  await after(3000, new Date(START.getTime() + 3000).toISOString())
  const events = async () =>
    (await member.releases.history.query(release)).map(({ event, by }) => [event, by]).slice(0, 2)
  expect(await events()).toEqual([
    ['APPROVED', 'Admin Prova'],
    ['SUBMITTED', 'Member Prova'],
  ])
  await after(4000, before)
  await after(5000, before)
  expect(await state()).toMatchObject({ status: 'APPROVED', delivery: 'PENDING' })
  expect((await events())[0]).toEqual(['DELIVERY_SENT', null])
  await after(4000 + STORE_TAKES_MS, before)
  expect(await state()).toMatchObject({ status: 'APPROVED', delivery: 'PROCESSED' })
  expect(await events()).toEqual([
    ['DELIVERY_ACCEPTED', null],
    ['DELIVERY_SENT', null],
  ])
})
