import { describe, expect, test } from 'vitest'
import { clientFor } from '#mocks/node.ts'
import { GRANT } from '#mocks/testing/grant.ts'
import { socialToken } from '#mocks/testing/social-token.ts'
import { ARTIST, INVITATION, ORGANIZATION, testId } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const own = { organizationId: ORGANIZATION.first }
const NEW = { ...own, email: 'ada@new.test', ...GRANT }
const DAY = 24 * 60 * 60_000
const later = (ms: number) => (api.clock.now = new Date(START.getTime() + ms))
const cleared = () => api.database().write(({ invitations }) => invitations.remove(INVITATION))

describe('an invitation', () => {
  test('when it is sent to a user, then they are notified, and accepting it gives what it says (catalogue-6.9)', async () => {
    await cleared()
    const member = await api.as('member')
    const sent = { ...NEW, email: 'Outsider@Liner.test', role: 'ARTIST' as const, artists: [ARTIST.anna] }
    const made = await member.organizations.inviteMember.mutate({ ...sent, id: testId(20, 5) })
    expect(made).toMatchObject({ status: 'PENDING', inviter: 'Member Prova', role: 'ARTIST' })
    expect(made.scope.artists).toEqual([{ id: ARTIST.anna, name: 'Anna Però' }])
    const outsider = await api.as('outsider')
    const { notifications } = await outsider.notifications.get.query({ limit: 5 })
    expect(notifications).toMatchObject([{ type: 'ORG_INVITATION', organization: { id: ORGANIZATION.first } }])
    expect(await outsider.organizations.invitations.query()).toMatchObject([
      { id: made.id, role: 'ARTIST', permissions: ['MANAGE_PEOPLE'] },
    ])
    await outsider.organizations.acceptInvitation.mutate({ invitationId: made.id })
    const members = await member.organizations.members.query(own)
    expect(members.find(({ user }) => user.email === 'outsider@liner.test')).toMatchObject({
      role: 'ARTIST',
      scope: { artists: [{ id: ARTIST.anna }], labels: 'ALL' },
    })
    const [first] = await member.organizations.sentInvitations.query(own)
    expect(first).toMatchObject({ id: made.id, status: 'ACCEPTED' })
  })
  test('when no user has the address, then it waits for the one who signs up with it', async () => {
    await (await api.as('member')).organizations.inviteMember.mutate(NEW)
    const { token } = await clientFor().auth.googleSignIn.mutate({ accessToken: socialToken('ada@new.test') })
    const ada = clientFor({ token })
    expect(await ada.organizations.invitations.query()).toMatchObject([{ organization: { id: ORGANIZATION.first } }])
  })
  test('when it is sent again with its id, then it is one, and for another organization that id is a conflict', async () => {
    const client = await api.as('member')
    const sent = { ...NEW, id: testId(20, 5) }
    const first = await client.organizations.inviteMember.mutate(sent)
    expect(await client.organizations.inviteMember.mutate(sent)).toEqual(first)
    const foreign = { ...sent, organizationId: ORGANIZATION.foreign }
    const call = (await api.as('outsider', ORGANIZATION.foreign)).organizations.inviteMember.mutate(foreign)
    expect((await refused(call)).code).toBe('CONFLICT')
  })
  test.each([
    ['to oneself', { email: 'MEMBER@liner.test' }, 'email', 'SELF_INVITATION'],
    ['to a member', { email: 'label@LINER.test' }, 'email', 'ALREADY_MEMBER'],
    ['to somebody who is invited already', { email: 'outsider@liner.test' }, 'email', 'ALREADY_INVITED'],
    ['to no address', { email: '' }, 'email', 'EMAIL_INVALID'],
    ['to half an address', { email: 'ada@' }, 'email', 'EMAIL_INVALID'],
    ['to an address with markup', { email: '<b>ada@new.test</b>' }, 'email', 'EMAIL_INVALID'],
    ['to an address that is too long', { email: `${'a'.repeat(250)}@new.test` }, 'email', expect.any(String)],
    ['without a permission', { permissions: [] }, 'permissions', 'PERMISSION_REQUIRED'],
    ['for no releases', { releases: [] }, 'releases', 'SCOPE_REQUIRED'],
    ['for an artist of another organization', { artists: [ARTIST.foreign] }, 'artists', 'NOT_FOUND'],
  ])('when it is sent %s, then it is refused at its field (catalogue-5.25)', async (_, change, field, message) => {
    const call = (await api.as('member')).organizations.inviteMember.mutate({ ...NEW, ...change })
    expect(await refused(call)).toMatchObject({ code: 'BAD_REQUEST', fields: { [field]: message } })
  })
  test('when the organization is inactive, then it is neither sent nor sent again', async () => {
    const client = await api.as('member')
    await client.organizations.toggle.mutate({ organizationIds: [ORGANIZATION.first], status: 'INACTIVE' })
    const INACTIVE = { code: 'PRECONDITION_FAILED', message: 'ORGANIZATION_INACTIVE' }
    expect(await refused(client.organizations.inviteMember.mutate(NEW))).toMatchObject(INACTIVE)
    const again = client.organizations.resendInvitation.mutate({ invitationId: INVITATION })
    expect(await refused(again)).toMatchObject(INACTIVE)
  })
  test('when it was not answered in time, then it has expired, and sending it again opens it', async () => {
    const invitationId = INVITATION
    later(14 * DAY)
    const { organizations: outsider } = await api.as('outsider')
    expect(await outsider.invitations.query()).toEqual([])
    expect(await refused(outsider.acceptInvitation.mutate({ invitationId }))).toMatchObject({
      message: 'INVITATION_NOT_FOUND',
    })
    const { organizations } = await api.as('member')
    expect(await organizations.sentInvitations.query(own)).toMatchObject([{ status: 'EXPIRED' }])
    const again = await organizations.resendInvitation.mutate({ invitationId })
    expect(again).toMatchObject({ status: 'PENDING', sentAt: api.clock.now.toISOString() })
    expect(await outsider.invitations.query()).toHaveLength(1)
    const { notifications } = await (await api.as('outsider')).notifications.get.query({ limit: 5 })
    expect(notifications).toMatchObject([{ type: 'ORG_INVITATION' }])
  })
  test('when it was sent again less than a minute ago, then it is not sent once more', async () => {
    const { organizations } = await api.as('member')
    await organizations.resendInvitation.mutate({ invitationId: INVITATION })
    const soon = await refused(organizations.resendInvitation.mutate({ invitationId: INVITATION }))
    expect(soon).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: 'RESENT_TOO_SOON' })
    later(60_000)
    await organizations.resendInvitation.mutate({ invitationId: INVITATION })
  })
  test('when it is revoked, then the invited user does not have it any more, and can be invited again', async () => {
    const { organizations } = await api.as('member')
    await organizations.revokeInvitation.mutate({ invitationId: INVITATION })
    const outsider = await api.as('outsider')
    expect(await outsider.organizations.invitations.query()).toEqual([])
    const calls = [
      outsider.organizations.acceptInvitation.mutate({ invitationId: INVITATION }),
      organizations.revokeInvitation.mutate({ invitationId: INVITATION }),
      organizations.resendInvitation.mutate({ invitationId: INVITATION }),
    ]
    for (const error of await Promise.all(calls.map(refused)))
      expect(error).toMatchObject({ code: 'NOT_FOUND', message: 'INVITATION_NOT_FOUND' })
    await organizations.inviteMember.mutate({ ...NEW, email: 'outsider@liner.test' })
  })
  test('when it belongs to another organization, then it is not found, and stays as it is', async () => {
    const { organizations } = await api.as('outsider', ORGANIZATION.foreign)
    const stored = () => api.database().read(({ invitations }) => invitations.get(INVITATION))
    const before = await stored()
    const calls = [organizations.sentInvitations.query(own), organizations.inviteMember.mutate(NEW)]
    for (const { code } of await Promise.all(calls.map(refused))) expect(code).toBe('NOT_FOUND')
    // Nor is it told from one that does not exist.
    for (const invitationId of [INVITATION, testId(11, 99)]) {
      const named = [
        organizations.revokeInvitation.mutate({ invitationId }),
        organizations.resendInvitation.mutate({ invitationId }),
      ]
      for (const error of await Promise.all(named.map(refused)))
        expect(error).toMatchObject({ code: 'NOT_FOUND', message: 'INVITATION_NOT_FOUND' })
    }
    expect(await stored()).toEqual(before)
  })
})
