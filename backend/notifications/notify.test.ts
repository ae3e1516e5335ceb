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
