import { expect, test } from 'vitest'
import { clientFor, startEmulatedApi } from '#mocks/node.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { ORGANIZATION, PASSWORD, RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { parsePushMessage } from '#src/contract/worker/push.ts'

const NOW = new Date('2026-03-10T10:00:00Z')

test('when somebody is notified, then a message that the worker can parse is pushed to their devices', async () => {
  const pushed: [string, Record<string, string>][] = []
  const push = async (token: string, data: Record<string, string>) => void pushed.push([token, data])
  const api = await startEmulatedApi({ now: () => NOW, seed: smallCatalogue, push })
  const signIn = async (email: string, organizationId?: string) =>
    clientFor({ ...(await clientFor().auth.signIn.mutate({ email, password: PASSWORD })), organizationId })
  const admin = await signIn('admin@liner.test')
  const member = await signIn('member@liner.test', ORGANIZATION.first)

  await admin.notifications.addDeviceToken.mutate({ token: 'desk' })
  await member.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
  expect(pushed).toEqual([
    ['desk', expect.objectContaining({ type: 'ADMIN_SUBMISSIONRECEIVED', release: 'Blue Window', unread: '1' })],
  ])
  expect(parsePushMessage({ data: pushed[0]?.[1] })).toMatchObject({ releaseId: RELEASE.ready })

  await admin.notifications.removeDeviceToken.mutate({ token: 'desk' })
  await member.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.second] })
  expect(pushed).toHaveLength(1)
  api.close()
})

test('when something happens to a release, then the notification names the stores', async () => {
  const api = await startEmulatedApi({ now: () => NOW, seed: smallCatalogue })
  const signIn = async (email: string, organizationId?: string) =>
    clientFor({ ...(await clientFor().auth.signIn.mutate({ email, password: PASSWORD })), organizationId })
  const admin = await signIn('admin@liner.test')
  const member = await signIn('member@liner.test', ORGANIZATION.first)
  const storeIds = [STORE.first, STORE.second]
  const sent = await member.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds })
  const [first] = sent
  await admin.submissions.changeStatus.mutate({ submissionId: first?.id ?? '', status: 'APPROVED' })
  const storesOf = async ({ notifications: calls }: typeof admin) => {
    const { notifications } = await calls.get.query({ limit: 5 })
    return notifications.map(({ type, stores }) => [type, stores.map(({ id }) => id)])
  }
  expect(await storesOf(admin)).toEqual([['ADMIN_SUBMISSIONRECEIVED', storeIds]])
  expect(await storesOf(member)).toEqual([['USER_RELEASEACCEPTED', [STORE.first]]])
  await member.submissions.requestTakedown.mutate({ submissionIds: [first?.id ?? ''], reason: 'Ended' })
  expect(await storesOf(admin)).toContainEqual(['ADMIN_SUBMISSIONRECEIVED', [STORE.first]])
  api.close()
})
