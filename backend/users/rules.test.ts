import { describe, expect, test } from 'vitest'
import { clientFor } from '#mocks/node.ts'
import { MEMBERSHIP, NOBODY, ORGANIZATION, PASSWORD, testId, USER } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const page = { page: 1, perPage: 10 }

/** A super administrator who also works for the first organization. */
const employAdmin = () =>
  api.database().write(async ({ memberships }) => {
    const row = await memberships.get(testId(9, 5))
    if (row === undefined) throw new Error('The viewer is a member')
    return memberships.put({ ...row, id: testId(9, 50), userId: USER.admin })
  })

describe('a user', () => {
  test('when one is opened, then the organizations that the caller works at too are shown', async () => {
    const label = await (await api.as('member')).users.get.query({ userId: USER.label })
    expect(label).toMatchObject({ firstName: 'Label', completed: true, phone: null })
    expect(label.memberships).toEqual([
      { organization: { id: ORGANIZATION.first, name: 'first' }, role: 'LABEL', permissions: ['MANAGE_LABEL'] },
    ])
    const membershipsSeenBy = async (name: 'admin' | 'member') =>
      (await (await api.as(name)).users.get.query({ userId: USER.member })).memberships.length
    await expect(Promise.all([membershipsSeenBy('admin'), membershipsSeenBy('member')])).resolves.toEqual([2, 2])
  })
  test('when the revision is the current one, then it is changed', async () => {
    const client = await api.as('member')
    const current = await client.users.update.mutate({ userId: USER.label, revision: 1, lastName: ' Nuova ' })
    expect(current).toMatchObject({ firstName: 'Label', lastName: 'Nuova', revision: 2 })
    const error = await refused(client.users.update.mutate({ userId: USER.label, revision: 1, lastName: 'Altra' }))
    expect(error).toMatchObject({ code: 'CONFLICT', current })
  })
  test('when one belongs to another organization, then they are not found, and the others stay as they are', async () => {
    const client = await api.as('member')
    const userIds = [USER.label, NOBODY.outsider]
    const calls = [
      client.users.get.query({ userId: NOBODY.outsider }),
      client.users.update.mutate({ userId: NOBODY.outsider, revision: 1, firstName: 'A' }),
      client.users.toggle.mutate({ userIds, status: 'INACTIVE' }),
      client.users.permanentlyDelete.mutate({ userIds }),
    ]
    for (const { code } of await Promise.all(calls.map(refused))) expect(code).toBe('NOT_FOUND')
    expect((await client.users.get.query({ userId: USER.label })).status).toBe('ACTIVE')
  })
  test('when they rank above the caller, then the caller sees them and cannot change them', async () => {
    await employAdmin()
    const client = await api.as('member')
    const userIds = [USER.admin]
    expect(await client.users.get.query({ userId: USER.admin })).toMatchObject({ role: 'SUPERADMIN' })
    const calls = [
      client.users.update.mutate({ userId: USER.admin, revision: 1, firstName: 'A' }),
      client.users.toggle.mutate({ userIds, status: 'INACTIVE' }),
      client.users.permanentlyDelete.mutate({ userIds }),
    ]
    for (const { code } of await Promise.all(calls.map(refused))) expect(code).toBe('FORBIDDEN')
  })
  test.each(['member', 'admin'] as const)(
    'when the %s deactivates or deletes themselves, then it is refused',
    async (person) => {
      const client = await api.as(person)
      const userIds = [USER[person]]
      const calls = [
        client.users.toggle.mutate({ userIds, status: 'INACTIVE' }),
        client.users.permanentlyDelete.mutate({ userIds }),
      ]
      for (const error of await Promise.all(calls.map(refused)))
        expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'NOT_YOURSELF' })
    },
  )
  test('when they alone manage an organization, then only a super administrator can deactivate them', async () => {
    await api.database().write(async ({ memberships }) => {
      const row = await memberships.get(MEMBERSHIP.label)
      if (row !== undefined) await memberships.put({ ...row, permissions: ['MANAGE_USER'] })
    })
    const [label, admin] = [await api.as('label'), await api.as('admin')]
    const userIds = [USER.member]
    const calls = [
      label.users.toggle.mutate({ userIds, status: 'INACTIVE' }),
      label.users.permanentlyDelete.mutate({ userIds }),
    ]
    for (const error of await Promise.all(calls.map(refused)))
      expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'LAST_MANAGER' })
    await admin.users.toggle.mutate({ userIds, status: 'INACTIVE' })
  })
  test('when they call again, then their last activity is updated every ten minutes', async () => {
    const [admin, label] = [await api.as('admin'), await api.as('label')]
    const seen = async () => (await admin.users.get.query({ userId: USER.label })).lastSeenAt
    expect(await seen()).toBeNull()
    await label.labels.list.query(page)
    expect(await seen()).toBe(START.toISOString())
    api.clock.now = new Date(START.getTime() + 9 * 60_000)
    await label.labels.list.query(page)
    expect(await seen()).toBe(START.toISOString())
    api.clock.now = new Date(START.getTime() + 10 * 60_000)
    await label.labels.list.query(page)
    expect(await seen()).toBe(api.clock.now.toISOString())
  })
  test('when they are deactivated, then their session ends, and once they are active again they have to sign in', async () => {
    const [label, member] = [await api.as('label'), await api.as('member')]
    await member.users.toggle.mutate({ userIds: [USER.label], status: 'INACTIVE' })
    expect((await refused(label.labels.list.query(page))).code).toBe('UNAUTHORIZED')
    await member.users.toggle.mutate({ userIds: [USER.label], status: 'ACTIVE' })
    expect((await refused(label.labels.list.query(page))).code).toBe('UNAUTHORIZED')
    expect((await (await api.as('label')).labels.list.query(page)).count).toBe(1)
  })
  test('when they are deleted, then nothing of their own is left, and the labels they created stay', async () => {
    const [label, admin] = [await api.as('label'), await api.as('admin')]
    await label.notifications.addDeviceToken.mutate({ token: 'device' })
    await api.database().write(({ notifications }) =>
      notifications.put({
        id: testId(12, 1),
        revision: 1,
        createdAt: START.toISOString(),
        updatedAt: START.toISOString(),
        userId: USER.label,
        type: 'ORG_INVITATION',
        read: false,
        senderId: null,
        releaseId: null,
        storeIds: [],
        organizationId: ORGANIZATION.first,
        serviceURL: null,
      }),
    )
    const made = await label.labels.create.mutate({ name: 'Left behind' })
    await admin.users.permanentlyDelete.mutate({ userIds: [USER.label] })
    expect((await refused(label.labels.list.query(page))).code).toBe('UNAUTHORIZED')
    const error = await refused(clientFor().auth.signIn.mutate({ email: 'label@liner.test', password: PASSWORD }))
    expect(error.message).toBe('USER_OR_PASSWORD_INCORRECT')
    const own = { is: { userId: USER.label } }
    const left = await api
      .database()
      .read(({ devices, memberships, notifications, tokens }) =>
        Promise.all([devices.count(own), memberships.count(own), notifications.count(own), tokens.count(own)]),
      )
    expect(left).toEqual([0, 0, 0, 0])
    expect(await admin.labels.get.query({ labelId: made.id })).toMatchObject({ name: 'Left behind' })
  })
})
