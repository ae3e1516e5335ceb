import { TRPCError } from '@trpc/server'
import { describe, expect, test } from 'vitest'
import { describeError } from '#backend/api/describe-error.ts'
import { unstorableText } from '#backend/api/unstorable-text.ts'
import { ORGANIZATION, RELEASE, STORE, USER, MEMBERSHIP } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'
import { DEVICE_TOKEN_BYTES_MAX, DEVICES_MAX } from '#src/domain/limits.ts'

const api = useApi()

describe('what an error tells', () => {
  test('when something fails inside, then the caller does not get its words', () => {
    const error = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'column t.secret does not exist' })
    const shape = { message: error.message, code: -32603 as const, data: { code: error.code, httpStatus: 500 } }
    expect(describeError(shape, error).message).toBe('INTERNAL_SERVER_ERROR')
  })

  test('when an input is deeper than any, then it is refused before it takes the stack', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 200_000; level += 1) deep = [deep]
    expect(unstorableText({ name: deep })).toMatch(/^name\.0/)
    expect(unstorableText({ name: [['x']] })).toBeUndefined()
  })

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'when a list is asked for in the order “%s”, then that is the caller’s mistake',
    async (sortBy) => {
      const client = await api.as('member')
      const asked = client.releases.list.query({ page: 1, perPage: 5, sortBy })
      expect(await refused(asked)).toMatchObject({ code: 'BAD_REQUEST', fields: { sortBy: 'BAD_REQUEST' } })
    },
  )
})

describe('what another organization is told', () => {
  test('when its barcodes are asked for while a permission is held elsewhere, then they are not shown', async () => {
    const client = await api.as('viewer')
    const own = await client.organizations.create.mutate({ name: 'My own' })
    const elsewhere = await api.as('viewer', own.id)
    expect(await refused(elsewhere.barcodes.pool.query({ organizationId: ORGANIZATION.first }))).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await elsewhere.barcodes.pool.query({ organizationId: own.id })).toMatchObject({ total: 0 })
  })

  test('when its id is used for a new organization, then only who manages it gets it again', async () => {
    const again = { id: ORGANIZATION.first, name: 'first' }
    expect(await refused((await api.as('viewer')).organizations.create.mutate(again))).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await (await api.as('member')).organizations.create.mutate(again)).toMatchObject({ id: ORGANIZATION.first })
  })

  test('when a member was removed, then their notifications tell nothing new of its releases', async () => {
    const member = await api.as('member')
    const admin = await api.as('admin')
    const [sent] = await member.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
    await admin.submissions.changeStatus.mutate({ submissionId: sent?.id ?? '', status: 'APPROVED' })
    const latest = async () => (await member.notifications.get.query({ limit: 5 })).notifications[0]
    expect((await latest())?.release).toMatchObject({ title: 'Blue Window' })
    await api.database().write(({ memberships }) => memberships.remove(MEMBERSHIP.member))
    expect(await latest()).toMatchObject({ releaseId: RELEASE.ready, release: null, artist: null })
  })
})

describe('the devices of a user', () => {
  test('when there are more than get messages, then the newest stay', async () => {
    const client = await api.as('member')
    for (let index = 0; index <= DEVICES_MAX; index += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 1000)
      await client.notifications.addDeviceToken.mutate({ token: `device ${index}` })
    }
    const stored = await api.database().read(({ devices }) => devices.where({ is: { userId: USER.member } }))
    expect(stored).toHaveLength(DEVICES_MAX)
    expect(stored.map(({ id }) => id)).not.toContain('device 0')
  })

  test('when a token is longer than a key can be, then it is refused', async () => {
    const client = await api.as('member')
    const fits = 'x'.repeat(DEVICE_TOKEN_BYTES_MAX)
    expect(await client.notifications.addDeviceToken.mutate({ token: fits })).toEqual({ ok: true })
    const asked = client.notifications.addDeviceToken.mutate({ token: 'è'.repeat(DEVICE_TOKEN_BYTES_MAX / 2 + 1) })
    expect(await refused(asked)).toMatchObject({ code: 'BAD_REQUEST', fields: { token: 'BAD_REQUEST' } })
  })
})

test('when an upload names its kind in more than any text, then it is refused', async () => {
  const client = await api.as('member')
  const upload = { fileName: 'a.wav', bytes: 10, sha256: '0'.repeat(64), purpose: 'AUDIO' as const }
  const asked = client.uploads.create.mutate({ ...upload, mimeType: 'a'.repeat(9_000) })
  expect(await refused(asked)).toMatchObject({ code: 'BAD_REQUEST', fields: { mimeType: 'BAD_REQUEST' } })
})
