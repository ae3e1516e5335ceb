import { describe, expect, test } from 'vitest'
import { EVERY } from '#backend/tables/table.ts'
import { GRANT } from '#mocks/testing/grant.ts'
import { ARTIST, LABEL, MEMBERSHIP, ORGANIZATION, RELEASE, testId, USER } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'
import type { MemberInput } from '#src/contract/members.ts'

const api = useApi()
const own = { organizationId: ORGANIZATION.first }
const page = { page: 1, perPage: 10 }
const MANAGER: MemberInput = { ...GRANT, role: 'MANAGER', permissions: ['MANAGE_ORGANIZATION'] }

/** A second person who may manage the first organization. */
const promote = (id: string) =>
  api.database().write(async ({ memberships }) => {
    const row = await memberships.get(id)
    if (row === undefined) throw new Error('The member is a member')
    return memberships.put({ ...row, permissions: ['MANAGE_ORGANIZATION'] })
  })

describe('a member', () => {
  test('when role, permissions and scope are changed, then the list has them, the scope by name (catalogue-3.15)', async () => {
    const client = await api.as('member')
    const sent = { ...GRANT, role: 'ARTIST' as const, artists: [ARTIST.anna], releases: [RELEASE.draft] }
    const changed = await client.organizations.updateMember.mutate({
      memberId: MEMBERSHIP.label,
      revision: 1,
      ...sent,
    })
    expect(changed).toMatchObject({
      role: 'ARTIST',
      permissions: ['MANAGE_PEOPLE'],
      revision: 2,
      scope: {
        artists: [{ id: ARTIST.anna, name: 'Anna Però' }],
        labels: 'ALL',
        releases: [{ id: RELEASE.draft, name: 'Draft' }],
      },
    })
    expect(await client.organizations.members.query(own)).toContainEqual(changed)
  })
  test.each([
    ['permissions', { permissions: [] }, 'PERMISSION_REQUIRED'],
    ['artists', { artists: [] }, 'SCOPE_REQUIRED'],
    ['labels', { labels: [LABEL.foreign] }, 'NOT_FOUND'],
    ['artists', { artists: [ARTIST.foreign] }, 'NOT_FOUND'],
    ['releases', { releases: [RELEASE.foreign] }, 'NOT_FOUND'],
  ])(
    'when the %s are empty or of another organization, then it is refused with $2 (catalogue-5.25)',
    async (field, change, message) => {
      const client = await api.as('member')
      const sent = { memberId: MEMBERSHIP.label, revision: 1, ...GRANT, ...change }
      const error = await refused(client.organizations.updateMember.mutate(sent))
      expect(error).toMatchObject({ code: 'BAD_REQUEST', fields: { [field]: message } })
    },
  )
  test('when the membership was changed meanwhile, then the conflict has the current one', async () => {
    const client = await api.as('member')
    const change = { memberId: MEMBERSHIP.label, revision: 1, ...GRANT }
    const current = await client.organizations.updateMember.mutate(change)
    expect(await refused(client.organizations.updateMember.mutate(change))).toMatchObject({ code: 'CONFLICT', current })
  })
  test('when permissions or the membership are taken away, then they are gone at the next call', async () => {
    const [label, member] = [await api.as('label'), await api.as('member')]
    await label.labels.list.query(page)
    await member.organizations.updateMember.mutate({ memberId: MEMBERSHIP.label, revision: 1, ...GRANT })
    expect((await refused(label.labels.list.query(page))).code).toBe('FORBIDDEN')
    expect(await label.auth.permissions.query()).toEqual(['MANAGE_PEOPLE'])
    await member.organizations.removeMember.mutate({ memberId: MEMBERSHIP.label })
    expect((await refused(label.auth.permissions.query())).code).toBe('FORBIDDEN')
    expect(await label.organizations.own.query()).toEqual([])
  })
  test('when one belongs to another organization or does not exist, then they are not found', async () => {
    const client = await api.as('member')
    const calls = [testId(9, 7), testId(9, 99)].flatMap((memberId) => [
      client.organizations.updateMember.mutate({ memberId, revision: 1, ...GRANT }),
      client.organizations.removeMember.mutate({ memberId }),
    ])
    for (const { code } of await Promise.all(calls.map(refused))) expect(code).toBe('NOT_FOUND')
  })
  test('when they chose another organization, then they can still leave this one', async () => {
    await promote(MEMBERSHIP.label)
    const client = await api.as('member', ORGANIZATION.second)
    await client.organizations.leave.mutate(own)
    expect((await client.organizations.own.query()).map(({ id }) => id)).toEqual([ORGANIZATION.second])
  })
})

describe('the last manager', () => {
  const LAST = { code: 'PRECONDITION_FAILED', message: 'LAST_MANAGER' }
  test('when they leave or give up managing, then it is refused (catalogue-6.9)', async () => {
    const client = await api.as('member')
    expect(await refused(client.organizations.leave.mutate(own))).toMatchObject(LAST)
    const demotion = { memberId: MEMBERSHIP.member, revision: 1, ...GRANT }
    expect(await refused(client.organizations.updateMember.mutate(demotion))).toMatchObject(LAST)
    await client.organizations.updateMember.mutate({ ...demotion, ...MANAGER })
  })
  test('when a super administrator removes them, or they remove themselves, then it is refused', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const target = { memberId: MEMBERSHIP.member }
    expect(await refused(admin.organizations.removeMember.mutate(target))).toMatchObject(LAST)
    const self = await refused(member.organizations.removeMember.mutate(target))
    expect(self).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'NOT_YOURSELF' })
  })
  test('when two managers remove each other at once, then one of them stays', async () => {
    await promote(MEMBERSHIP.label)
    const [member, label] = [await api.as('member'), await api.as('label')]
    const results = await Promise.allSettled([
      member.organizations.removeMember.mutate({ memberId: MEMBERSHIP.label }),
      label.organizations.removeMember.mutate({ memberId: MEMBERSHIP.member }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = await (await api.as('admin')).organizations.members.query(own)
    const manages = ({ user, permissions }: (typeof left)[number]) =>
      user.isActive && permissions.includes('MANAGE_ORGANIZATION')
    expect(left.filter(manages)).toHaveLength(1)
  })
  test('when another member manages too, then they can leave', async () => {
    const client = await api.as('member')
    const promotion = { memberId: MEMBERSHIP.label, revision: 1, ...MANAGER }
    await client.organizations.updateMember.mutate(promotion)
    await client.organizations.leave.mutate(own)
    expect((await refused(client.organizations.members.query(own))).code).toBe('NOT_FOUND')
  })
})

describe('the elements a scope can name', () => {
  test('when a member may only manage the organization, then they find its artists, labels and releases', async () => {
    await promote(MEMBERSHIP.label)
    const label = await api.as('label')
    const found = async (kind: 'artists' | 'labels' | 'releases', search = '') =>
      (await label.organizations.elements.query({ ...own, kind, search })).map(({ name }) => name)
    expect(await found('artists', 'anna')).toEqual(['Anna Però'])
    expect(await found('artists')).toHaveLength(3)
    expect(await found('labels')).toEqual(['Own Label'])
    expect(await found('releases')).toEqual(['Blue Window', 'Draft'])
  })
})

describe('the history of an organization', () => {
  test('when something happens, then the entry says who did it, and bank details stay hidden', async () => {
    const client = await api.as('member')
    const IBAN = 'DE89370400440532013000'
    await client.organizations.update.mutate({ ...own, revision: 1, city: 'Roma', iban: IBAN })
    await client.organizations.update.mutate({ ...own, revision: 2, city: 'Roma' })
    await client.organizations.inviteMember.mutate({ ...own, email: 'new@else.test', ...GRANT })
    await client.organizations.updateMember.mutate({ memberId: MEMBERSHIP.label, revision: 1, ...GRANT })
    await client.organizations.removeMember.mutate({ memberId: MEMBERSHIP.label })
    await (await api.as('outsider')).organizations.rejectInvitation.mutate({ invitationId: testId(11, 1) })
    await client.organizations.toggle.mutate({ organizationIds: [ORGANIZATION.first], status: 'INACTIVE' })
    const history = await client.organizations.history.query(own)
    expect(history.map(({ event, by, subject }) => [event, by, subject])).toEqual([
      ['DEACTIVATED', 'Member Prova', null],
      ['DECLINED', 'Outsider Prova', 'Outsider Prova'],
      ['REMOVED', 'Member Prova', 'Label Prova'],
      ['MEMBER_CHANGED', 'Member Prova', 'Label Prova'],
      ['INVITED', 'Member Prova', 'new@else.test'],
      ['CHANGED', 'Member Prova', null],
      ['CREATED', null, null],
    ])
    expect(history[5]?.changes).toEqual([
      { field: 'city', hidden: false, before: null, after: 'Roma' },
      { field: 'iban', hidden: true, before: null, after: null },
    ])
    expect(JSON.stringify(history)).not.toContain(IBAN)
  })
  test('when who changed it is renamed or deleted, then it is still changed by their name as it was then', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await member.organizations.update.mutate({ ...own, revision: 1, city: 'Roma' })
    await member.users.updateProfile.mutate({ firstName: 'Other', lastName: 'Name' })
    await admin.users.permanentlyDelete.mutate({ userIds: [USER.member] })
    expect(await admin.organizations.history.query(own)).toMatchObject([{ event: 'CHANGED', by: 'Member Prova' }, {}])
  })
  test('when the organization is created, then the first entry names its creator, and deleting it deletes the history', async () => {
    const viewer = await api.as('viewer')
    const { id } = await viewer.organizations.create.mutate({ name: 'Short-lived' })
    const inside = await api.as('viewer', id)
    expect(await inside.organizations.history.query({ organizationId: id })).toMatchObject([
      { event: 'CREATED', by: 'Viewer Prova' },
    ])
    await inside.organizations.permanentlyDelete.mutate({ organizationIds: [id] })
    const left = await api.database().write(({ organizationEdits }) => organizationEdits.where(EVERY))
    expect(left).toEqual([])
  })
})
