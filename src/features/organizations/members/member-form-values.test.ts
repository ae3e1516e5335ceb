import { describe, expect, test } from 'vitest'
import {
  invitationForm,
  type InvitationValues,
  limitsOf,
  EMPTY_INVITATION,
} from '#src/features/organizations/members/member-form-values.ts'

const ID = '6f1b8c1e-1111-4111-8111-111111111111'
const GOOD: InvitationValues = {
  ...EMPTY_INVITATION,
  email: ' ada@new.test ',
  role: 'ARTIST',
  permissions: ['MANAGE_RELEASE'],
  artists: [{ id: ID, name: '<b>Ada</b>' }],
}
const problems = (values: InvitationValues) =>
  invitationForm.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the form of an invitation', () => {
  test('when it is complete, then it sends a trimmed address and the ids of what was chosen', () => {
    expect(invitationForm.parse(GOOD)).toEqual({
      email: 'ada@new.test',
      role: 'ARTIST',
      permissions: ['MANAGE_RELEASE'],
      artists: [ID],
      labels: 'ALL',
      releases: 'ALL',
    })
  })
  test('when several fields are empty, then each has its error at once (catalogue-5.25)', () => {
    expect(problems({ ...EMPTY_INVITATION, artists: [], labels: [] })?.map(([field]) => field)).toEqual(
      expect.arrayContaining(['email', 'role', 'permissions', 'artists', 'labels']),
    )
    expect(problems({ ...GOOD, role: '' })).toEqual([['role', 'ROLE_REQUIRED']])
    expect(problems({ ...GOOD, permissions: [] })).toEqual([['permissions', 'PERMISSION_REQUIRED']])
    expect(problems({ ...GOOD, releases: [] })).toEqual([['releases', 'SCOPE_REQUIRED']])
  })
  test.each([
    'ada',
    'ada@',
    '@new.test',
    'ada@new',
    'ada@new.test, eva@new.test',
    '<i>@new.test',
    `${'a'.repeat(250)}@b.it`,
  ])('when the address is %j, then it is refused', (email) =>
    expect(problems({ ...GOOD, email })?.[0]?.[0]).toBe('email'),
  )
})

test('when a scope is limited, then it has a count for each kind', () => {
  expect(limitsOf({ artists: ['a', 'b'], labels: 'ALL', releases: [] })).toEqual([
    { kind: 'artists', count: 2 },
    { kind: 'releases', count: 0 },
  ])
})
