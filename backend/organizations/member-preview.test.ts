import { describe, expect, test } from 'vitest'
import { EVERY } from '#backend/tables/table.ts'
import { ARTIST, MEMBERSHIP, ORGANIZATION, testId } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { FULL_SCOPE } from '#src/domain/membership/role.ts'

const api = useApi()
const organizationId = ORGANIZATION.first
const all = { organizationId, permissions: [...PERMISSIONS], ...FULL_SCOPE }

describe('what a member would see', () => {
  test.each(['artist', 'label', 'viewer'] as const)(
    'when a manager previews the %s, then the counts are those that this member gets',
    async (person) => {
      const [manager, member] = [await api.as('member'), await api.as(person)]
      const places = await api.database().write(({ memberships }) => memberships.where(EVERY))
      const { id: userId } = await member.auth.user.query()
      const membership = places.find((one) => one.userId === userId && one.organizationId === organizationId)
      if (membership === undefined) throw new Error('There is no such membership')
      const asked = {
        organizationId,
        memberId: membership.id,
        permissions: membership.permissions,
        ...membership.scope,
      }
      expect(await manager.organizations.memberPreview.query(asked)).toEqual(await member.auth.resourcesCount.query())
    },
  )

  test('when permissions and scope are limited, then only what they allow is counted', async () => {
    const client = await api.as('member')
    const counts = await client.organizations.memberPreview.query({
      ...all,
      permissions: ['MANAGE_ARTIST'],
      artists: [ARTIST.anna],
    })
    expect(counts).toMatchObject({ artists: 1, releases: 0, labels: 0, assets: 0, people: 0, users: 0 })
    expect((await client.organizations.memberPreview.query({ ...all, artists: [] })).artists).toBe(0)
  })

  test('when the member belongs to another organization, then it is not found, and for a member it changes nothing', async () => {
    const client = await api.as('member')
    const elsewhere = await refused(client.organizations.memberPreview.query({ ...all, memberId: testId(9, 7) }))
    expect(elsewhere.code).toBe('NOT_FOUND')
    const before = await client.organizations.members.query({ organizationId })
    await client.organizations.memberPreview.query({ ...all, memberId: MEMBERSHIP.label })
    expect(await client.organizations.members.query({ organizationId })).toEqual(before)
  })
})
