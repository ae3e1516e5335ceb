import { describe, expect, test } from 'vitest'
import { clientFor, startEmulatedApi } from '#mocks/node.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { ORGANIZATION, PASSWORD, RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'
import { configurableTypes } from '#src/domain/notification/preference.ts'

const RECEIVED = 'ADMIN_SUBMISSIONRECEIVED'

describe('preferences', () => {
  const api = useApi()

  test('when none was changed, then there is one for each type of the user’s audience, and all are on', async () => {
    for (const [person, role] of [['admin', 'SUPERADMIN'] as const, ['member', 'MEMBER'] as const]) {
      const { preferences } = await (await api.as(person)).notifications.preferences.query()
      expect(preferences).toEqual(configurableTypes(role).map((type) => ({ type, inApp: true, push: true })))
    }
  })

  test('when one is changed, then what is not sent stays', async () => {
    const { notifications } = await api.as('member')
    const update = notifications.updatePreferences.mutate
    await update({ preferences: [{ type: 'USER_NEWFEATURES', inApp: false }] })
    await update({
      preferences: [
        { type: 'USER_NEWFEATURES', push: false },
        { type: 'ORG_INVITATION', push: false },
      ],
    })
    const { preferences } = await notifications.preferences.query()
    expect(preferences).toContainEqual({ type: 'USER_NEWFEATURES', inApp: false, push: false })
    expect(preferences).toContainEqual({ type: 'ORG_INVITATION', inApp: true, push: false })
  })

  test('when a type is mandatory or for other users, then the whole call is refused', async () => {
    const { notifications } = await api.as('member')
    const update = notifications.updatePreferences.mutate
    const good = { type: 'USER_NEWFEATURES' as const, inApp: false }
    expect((await refused(update({ preferences: [good, { type: 'ORG_INVITATION', inApp: false }] }))).code).toBe(
      'PRECONDITION_FAILED',
    )
    expect((await refused(update({ preferences: [good, { type: RECEIVED, inApp: false }] }))).code).toBe('NOT_FOUND')
    expect((await notifications.preferences.query()).preferences).toContainEqual({ ...good, inApp: true, push: true })
  })
})

test.each([
  { inApp: true, push: false },
  { inApp: false, push: true },
  { inApp: false, push: false },
])(
  'when the preferences of a type are %o, then its notification is only listed or pushed where that is on',
  async ({ inApp, push }) => {
    const pushed: string[] = []
    const api = await startEmulatedApi({
      now: () => START,
      seed: smallCatalogue,
      push: async (_token, { type = '' }) => void pushed.push(type),
    })
    const signIn = async (email: string, organizationId?: string) =>
      clientFor({ ...(await clientFor().auth.signIn.mutate({ email, password: PASSWORD })), organizationId })
    const admin = await signIn('admin@liner.test')
    const member = await signIn('member@liner.test', ORGANIZATION.first)
    await admin.notifications.addDeviceToken.mutate({ token: 'desk' })
    await admin.notifications.updatePreferences.mutate({ preferences: [{ type: RECEIVED, inApp, push }] })
    await member.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
    const { notifications } = await admin.notifications.get.query({ limit: 5 })
    expect(notifications.map(({ type }) => type)).toEqual(inApp ? [RECEIVED] : [])
    expect(await admin.notifications.has.query()).toBe(inApp)
    expect(pushed).toEqual(push ? [RECEIVED] : [])
    api.close()
  },
)
