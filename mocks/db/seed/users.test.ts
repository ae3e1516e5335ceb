import { describe, expect, test } from 'vitest'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { PERMISSIONS, type Permission } from '#src/domain/access/permission.ts'

const NOW = new Date('2026-11-20T10:30:00.000Z')
const { artists, memberships, notifications, organizations, releases, users } = seedCatalogue(NOW)
const userOf = (name: string) => users.find(({ email }) => email === `${name}@liner.test`)
const membershipsOf = (name: string) => memberships.filter(({ userId }) => userId === userOf(name)?.id)

describe('when the accounts of the demo are made', () => {
  test.each<[string, readonly (readonly Permission[])[]]>([
    ['admin', []],
    ['member', [PERMISSIONS, PERMISSIONS]],
    ['artist', [['MANAGE_ARTIST', 'MANAGE_RELEASE']]],
    ['label', [['MANAGE_LABEL']]],
    ['viewer', [[]]],
    ['invited', []],
    ['newcomer', []],
  ])('then %s has its memberships, with their permissions', (name, permissions) => {
    expect(userOf(name)).toMatchObject({ password: 'Liner-2026!', status: 'ACTIVE', completed: name !== 'newcomer' })
    expect(membershipsOf(name).map((membership) => membership.permissions)).toEqual(permissions)
  })

  test('then admin, suspended, member and invited are what their names say', () => {
    expect(userOf('admin')?.role).toBe('SUPERADMIN')
    expect(userOf('suspended')?.status).toBe('INACTIVE')
    expect(membershipsOf('member').map(({ scope }) => scope)).toEqual([
      { artists: 'ALL', labels: 'ALL', releases: 'ALL' },
      { artists: 'ALL', labels: 'ALL', releases: 'ALL' },
    ])
    expect(notifications.filter(({ userId }) => userId === userOf('invited')?.id)).toMatchObject([
      { type: 'ORG_INVITATION', read: false, organizationId: organizations[0]?.id },
    ])
  })

  test('then the artist sees two artists of the organization, who have releases', () => {
    const [membership] = membershipsOf('artist')
    const scope = membership?.scope.artists
    expect(scope).toHaveLength(2)
    const own = artists.filter(({ id }) => scope?.includes(id))
    expect(own.map(({ organizationId }) => organizationId)).toEqual([
      membership?.organizationId,
      membership?.organizationId,
    ])
    for (const { id } of own)
      expect(releases.some((release) => release.artists.some(({ artistId }) => artistId === id))).toBe(true)
  })

  test('then the member comes first to the organization with the most releases', () => {
    const count = (id: string) => releases.filter(({ organizationId }) => organizationId === id).length
    const most = organizations.toSorted((a, b) => count(b.id) - count(a.id))[0]
    expect(membershipsOf('member')[0]?.organizationId).toBe(most?.id)
    expect(count(most?.id ?? '')).toBeGreaterThan(25)
  })

  test('then no two share an e-mail address', () => {
    expect(new Set(users.map(({ email }) => email.toLowerCase())).size).toBe(users.length)
  })

  test('then admin and member have read and unread notifications', () => {
    for (const name of ['admin', 'member']) {
      const own = notifications.filter(({ userId }) => userId === userOf(name)?.id)
      expect(own.length).toBeGreaterThan(10)
      expect(new Set(own.map(({ read }) => read))).toEqual(new Set([true, false]))
    }
  })

  test('then only users who may see a release are notified of its decisions', () => {
    const decisions = notifications.filter(
      ({ type }) => type === 'USER_RELEASEACCEPTED' || type === 'USER_RELEASEDENIED',
    )
    const strangers = decisions.filter(({ userId, releaseId }) => {
      const release = releases.find(({ id }) => id === releaseId)
      return !memberships.some(
        (membership) =>
          membership.userId === userId &&
          membership.organizationId === release?.organizationId &&
          membership.permissions.includes('MANAGE_RELEASE'),
      )
    })
    expect(decisions.length).toBeGreaterThan(20)
    expect(strangers).toEqual([])
  })
})
