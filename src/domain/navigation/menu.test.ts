import { expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '#src/domain/access/permission.ts'
import { counterText, bottomLinksOf, mayCreate } from '#src/domain/navigation/menu.ts'

test.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '9999+'],
])('when a counter is %i, then it shows %s', (count, text) => {
  expect(counterText(count)).toBe(text)
})

const MEMBER = { role: 'MEMBER', completed: true } as const
const keysOf = (permissions: readonly Permission[], hasOrganization = true) =>
  bottomLinksOf({ viewer: MEMBER, permissions, hasOrganization }).map(({ key }) => key)

test('when a member is on a phone, then the bar has the four links they open most, in the order of the menu', () => {
  expect(keysOf(PERMISSIONS)).toEqual(['releases', 'artists', 'labels', 'assets'])
})

test.each<[Permission[], string[]]>([
  [
    ['MANAGE_RELEASE', 'MANAGE_ARTIST'],
    ['releases', 'artists', 'serviceHub', 'notifications'],
  ],
  [['MANAGE_LABEL'], ['labels', 'serviceHub', 'notifications', 'profile']],
  [[], ['serviceHub', 'notifications', 'profile']],
])('when a member has the permissions %j, then the links are %j', (permissions, links) => {
  expect(keysOf(permissions)).toEqual(links)
})

test('when a member has no organization, then only their own pages are left', () => {
  expect(keysOf([], false)).toEqual(['notifications', 'profile'])
})

test.each<[Permission[], boolean, boolean]>([
  [['MANAGE_RELEASE'], true, true],
  [['MANAGE_LABEL'], true, false],
  [[], true, false],
  [['MANAGE_RELEASE'], false, false],
])(
  'when a member has the permissions %j (in an organization: %s), then a new release is offered: %s',
  (permissions, hasOrganization, isOffered) => {
    expect(mayCreate({ viewer: MEMBER, permissions, hasOrganization }, 'releases')).toBe(isOffered)
  },
)

test('when a super administrator has no organization, then a new release is offered', () => {
  const viewer = { role: 'SUPERADMIN', completed: true } as const
  expect(mayCreate({ viewer, permissions: [], hasOrganization: false }, 'releases')).toBe(true)
})

test('when a super administrator is on a phone, then the bar has the queue', () => {
  const viewer = { role: 'SUPERADMIN', completed: true } as const
  const links = bottomLinksOf({ viewer, permissions: [], hasOrganization: false })
  expect(links.map(({ key }) => key)).toEqual(['organizations', 'releases', 'pendingApproval', 'takedownRequests'])
})
