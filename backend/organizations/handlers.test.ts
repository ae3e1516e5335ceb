import { describe, expect, test } from 'vitest'
import { INVITATION, NOBODY, ORGANIZATION, testId } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { FULL_SCOPE } from '#src/domain/membership/role.ts'

const api = useApi()
const ID = testId(20, 1)

describe('an organization', () => {
  test('when it is sent twice with one id, then it is created once, and its creator may do everything there', async () => {
    const newcomer = await api.as('viewer')
    const first = await newcomer.organizations.create.mutate({ id: ID, name: 'New House', country: 'IT' })
    expect(await newcomer.organizations.create.mutate({ id: ID, name: 'New House', country: 'IT' })).toEqual(first)
    const inside = await api.as('viewer', ID)
    expect(await inside.auth.permissions.query()).toEqual([...PERMISSIONS])
    const mine = await inside.organizations.members.query({ organizationId: ID })
    expect(mine).toMatchObject([{ user: { id: NOBODY.viewer }, role: 'MANAGER', scope: FULL_SCOPE }])
  })
  test('when others have its name, then it is refused at its field, and nothing of theirs is revealed', async () => {
    const outsider = await api.as('outsider')
    expect(await refused(outsider.organizations.create.mutate({ name: ' FIRST ', country: null }))).toEqual({
      code: 'BAD_REQUEST',
      message: 'DUPLICATE_ORGANIZATION_NAME',
      fields: { name: 'DUPLICATE_ORGANIZATION_NAME' },
    })
  })
  test('when others have its id, then it is a conflict, and nothing of theirs is revealed', async () => {
    const outsider = await api.as('outsider')
    const sent = { id: ORGANIZATION.first, name: 'Mine', country: null }
    expect(await refused(outsider.organizations.create.mutate(sent))).toEqual({ code: 'CONFLICT', message: 'CONFLICT' })
    expect((await outsider.organizations.own.query()).map(({ id }) => id)).toEqual([ORGANIZATION.foreign])
  })
})

describe('an invitation', () => {
  test('when it is accepted, then the invited user has its permissions, and the inviter is notified (catalogue-4.9)', async () => {
    const invited = await api.as('outsider')
    expect(await invited.organizations.invitations.query()).toMatchObject([
      { id: INVITATION, organization: { id: ORGANIZATION.first }, inviter: 'Member Prova' },
    ])
    await invited.organizations.acceptInvitation.mutate({ invitationId: INVITATION })
    expect(await invited.organizations.invitations.query()).toEqual([])
    expect(await invited.auth.permissions.query()).toEqual(['MANAGE_RELEASE'])
    const { notifications } = await (await api.as('member')).notifications.get.query({ limit: 5 })
    expect(notifications).toMatchObject([{ type: 'ORG_INVITATION_ACCEPTED' }])
  })
  test('when it is rejected, then it gives nothing, and cannot be accepted any more (catalogue-4.9)', async () => {
    const invited = await api.as('outsider')
    await invited.organizations.rejectInvitation.mutate({ invitationId: INVITATION })
    expect(await refused(invited.organizations.acceptInvitation.mutate({ invitationId: INVITATION }))).toMatchObject({
      message: 'INVITATION_NOT_FOUND',
    })
    expect(await refused(invited.auth.permissions.query())).toMatchObject({ code: 'FORBIDDEN' })
  })
  test('when its organization is inactive, then it cannot be accepted, and stays open', async () => {
    await api.database().write(async ({ organizations }) => {
      const row = await organizations.get(ORGANIZATION.first)
      if (row !== undefined) await organizations.put({ ...row, status: 'INACTIVE' })
    })
    const invited = await api.as('outsider')
    expect(await refused(invited.organizations.acceptInvitation.mutate({ invitationId: INVITATION }))).toMatchObject({
      code: 'PRECONDITION_FAILED',
    })
    expect(await invited.organizations.invitations.query()).toHaveLength(1)
  })
  test('when a member accepts one of their own organization, then nothing changes for them', async () => {
    await api.database().write(async ({ invitations }) => {
      const row = await invitations.get(INVITATION)
      if (row !== undefined) await invitations.put({ ...row, email: 'member@liner.test' })
    })
    const member = await api.as('member')
    const before = await member.organizations.own.query()
    await member.organizations.acceptInvitation.mutate({ invitationId: INVITATION })
    expect(await member.organizations.own.query()).toEqual(before)
    expect(await member.auth.permissions.query()).toHaveLength(7)
  })
})
