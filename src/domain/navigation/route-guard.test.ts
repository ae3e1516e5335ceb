import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '#src/domain/access/permission.ts'
import { menuOf } from '#src/domain/navigation/menu.ts'
import { guard, homeOf, isDecodable, landingOf, safePath } from '#src/domain/navigation/route-guard.ts'
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
  ] as const)('of %j with %j is %s', (viewer, permissions, home) => {
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

  test('holds newcomers at the registration, and keeps everyone else out of it', () => {
    expect(sent('/releases', PERMISSIONS, newcomer)).toBe('/registration')
    expect(sent('/registration', [], newcomer)).toBeNull()
    expect(sent('/registration', PERMISSIONS)).toBe('/artists')
  })

  test('keeps submissions for super administrators', () => {
    expect(sent('/submissions', PERMISSIONS)).toBe('/artists')
    expect(sent('/submissions', [], admin, false)).toBeNull()
  })

  test('opens an area only with its permission, and never sends anyone round in a circle (catalogue-6.6)', () => {
    expect(sent('/releases/new', ['MANAGE_RELEASE'])).toBeNull()
    expect(sent('/releases/new', ['MANAGE_PEOPLE'])).toBe('/profile')
    for (const permissions of [[], ...PERMISSIONS.map((permission) => [permission])]) {
      const target = sent('/submissions', permissions)
      expect(target).not.toBeNull()
      expect(sent(target ?? '', permissions)).toBeNull()
    }
  })

  test('sends who has no organization to where one begins, but leaves profile and notifications open', () => {
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

  test('is empty without an organization', () => {
    expect(keys(PERMISSIONS, member, false)).toEqual([])
  })

  test('has only the others without a permission', () => {
    expect(keys([])).toEqual(['others:analytics,royalties,serviceHub'])
  })

  test('follows the permissions, and shows submissions to super administrators', () => {
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
  ])('%j leads to %j', (value, path) => {
    expect(safePath(value)).toBe(path)
  })

  test('whatever path is let through stays in the app', () => {
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

  test.each([...HOSTILE_PATHS, ...HOSTILE_VALUES])('%j leads nowhere else', (payload) => {
    const led = [payload, `/${payload}`].flatMap((given) => safePath(given) ?? [])
    const origins = led.map((path) => new URL(path, 'https://liner.test').origin)
    expect(origins.filter((origin) => origin !== 'https://liner.test')).toEqual([])
  })

  test.each([
    ['/releases', true],
    ['/a%20b', true],
    ['/%25E0', true],
    ['/%E0%A4%A', false],
    ['/artists/%', false],
    ['/%zz', false],
  ])('that %j can be decoded is %j', (path, is) => {
    expect(isDecodable(path)).toBe(is)
  })
})
