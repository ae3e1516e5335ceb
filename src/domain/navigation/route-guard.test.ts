import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '#src/domain/access/permission.ts'
import { menuOf } from '#src/domain/navigation/menu.ts'
import { canonicalPath, guard, homeOf, isDecodable, landingOf, safePath } from '#src/domain/navigation/route-guard.ts'
import { HOSTILE_PATHS, HOSTILE_VALUES } from '../../../e2e/fixtures/hostile-values.ts'

const member = { role: 'MEMBER', completed: true } as const
const admin = { role: 'SUPERADMIN', completed: true } as const
const newcomer = { role: 'MEMBER', completed: false } as const

describe('home', () => {
  test.each([
    [null, [], '/login'],
    [newcomer, PERMISSIONS, '/registration'],
    [admin, [], '/organizations'],
    [member, ['MANAGE_LABEL'], '/artists'],
    [member, ['MANAGE_ARTIST'], '/releases'],
    [member, ['MANAGE_RELEASE'], '/releases'],
    [member, ['MANAGE_PEOPLE'], '/profile'],
    [member, [], '/profile'],
  ] as const)('when the viewer is %j with the permissions %j, then home is %s', (viewer, permissions, home) => {
    expect(homeOf(viewer, permissions)).toBe(home)
  })
})

test('when a user has no organization, then they land where one is created, unless something else comes first', () => {
  expect(landingOf(member, [], false)).toBe('/organizations/new')
  expect(landingOf(member, ['MANAGE_RELEASE'], true)).toBe('/releases')
  expect(landingOf(admin, [], false)).toBe('/organizations')
  expect(landingOf(newcomer, [], false)).toBe('/registration')
})

describe('the guard', () => {
  const sent = (
    route: string,
    permissions: readonly Permission[],
    viewer: typeof member | typeof admin | typeof newcomer = member,
    hasOrganization = true,
  ) => guard({ route, viewer, permissions, hasOrganization })

  test('when a newcomer opens a page, then the registration is shown, which nobody else can open', () => {
    expect(sent('/releases', PERMISSIONS, newcomer)).toBe('/registration')
    expect(sent('/registration', [], newcomer)).toBeNull()
    expect(sent('/registration', PERMISSIONS)).toBe('/artists')
  })

  test('when submissions are opened, then only super administrators see them', () => {
    expect(sent('/submissions', PERMISSIONS)).toBe('/artists')
    expect(sent('/submissions', [], admin, false)).toBeNull()
  })

  test('when an area is opened, then its permission is needed, and no redirect leads round in a circle (catalogue-6.6)', () => {
    expect(sent('/releases/new', ['MANAGE_RELEASE'])).toBeNull()
    expect(sent('/releases/new', ['MANAGE_PEOPLE'])).toBe('/profile')
    for (const permissions of [[], ...PERMISSIONS.map((permission) => [permission])]) {
      const target = sent('/submissions', permissions)
      expect(target).not.toBeNull()
      expect(sent(target ?? '', permissions)).toBeNull()
    }
  })

  test('when a user has no organization, then they are sent to create one, but profile and notifications stay open', () => {
    expect(sent('/releases', PERMISSIONS, member, false)).toBe('/organizations/new')
    for (const route of ['/profile', '/notifications', '/organizations/new'])
      expect(sent(route, [], member, false)).toBeNull()
  })
})

describe('the menu', () => {
  const keys = (
    permissions: readonly Permission[],
    viewer: typeof member | typeof admin = member,
    hasOrganization = true,
  ) =>
    menuOf({ viewer, permissions, hasOrganization }).map(
      ({ key, entries }) => `${key}:${entries.map((entry) => entry.key).join(',')}`,
    )

  test('when a member has no organization, then the menu is empty', () => {
    expect(keys(PERMISSIONS, member, false)).toEqual([])
  })

  test('when a member has no permission, then the menu has only the other pages', () => {
    expect(keys([])).toEqual(['others:analytics,royalties,serviceHub'])
  })

  test('when a member has a permission, then the menu has its area, and a super administrator has submissions too', () => {
    expect(keys(['MANAGE_LABEL'])[0]).toBe('catalog:labels')
    expect(keys([], admin, false)).toEqual([
      'catalog:organizations,users,releases,artists,labels,assets,people',
      'others:analytics,royalties,serviceHub',
      'submissions:pendingApproval,pending,errors,takedownRequests',
    ])
  })
})

describe('a path from outside', () => {
  test.each([
    ['/releases', '/releases'],
    ['/submissions?status=PENDING_APPROVAL', '/submissions?status=PENDING_APPROVAL'],
    ['/releases/x#tracks', '/releases/x#tracks'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/%2fevil.example', null],
    ['/%5cevil.example', null],
    ['\\evil', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['/\tx', null],
    ['/x\n', null],
    ['', null],
    ['releases', null],
    ['/%', null],
    ['/.//evil.example', null],
    ['/x/..//evil.example', null],
  ])('when it is %j, then it leads to %j', (value, path) => {
    expect(safePath(value)).toBe(path)
  })

  test('when a path is let through, then it stays in the app', () => {
    const origin = 'https://liner.example'
    const hostile = fc
      .array(fc.constantFrom('/', '\\', '%2f', '%5c', '.', ':', '@', 'a', '\t', '//', 'evil.example'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), (value) => {
        const path = safePath(value)
        return path === null || new URL(path, origin).origin === origin
      }),
      { numRuns: 2000 },
    )
  })

  test.each([...HOSTILE_PATHS, ...HOSTILE_VALUES])(
    'when hostile path %$ is %j, then it does not leave the app',
    (payload) => {
      const led = [payload, `/${payload}`].flatMap((given) => safePath(given) ?? [])
      const origins = led.map((path) => new URL(path, 'https://liner.test').origin)
      expect(origins.filter((origin) => origin !== 'https://liner.test')).toEqual([])
    },
  )

  test.each([
    ['/releases', true],
    ['/a%20b', true],
    ['/%25E0', true],
    ['/%E0%A4%A', false],
    ['/artists/%', false],
    ['/%zz', false],
  ])('when it is asked whether %j can be decoded, then the answer is %j', (path, is) => {
    expect(isDecodable(path)).toBe(is)
  })
})

test.each([
  ['/artists', '/ARTISTS', '/artists'],
  ['/artists', '/Artists/', '/artists'],
  ['/labels/$labelId', '/Labels/AbC', '/labels/AbC'],
  ['/labels/$labelId', '/labels/AbC/', '/labels/AbC'],
  ['/labels/$labelId', '/labels/762E1A92-0B1C-4D5E-8F90-ABCDEF012345', '/labels/762e1a92-0b1c-4d5e-8f90-abcdef012345'],
  ['/invite/$code', '/Invite/VELA2026', '/invite/VELA2026'],
  ['/', '/nowhere', '/nowhere'],
  ['/', '/', '/'],
])('when the route is %s and the path %s, then it is spelled %s', (route, path, canonical) => {
  expect(canonicalPath(route, path)).toBe(canonical)
})
