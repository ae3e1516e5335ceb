import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { session } = await import('#src/auth/session/session.ts')
const { rememberOwner } = await import('#src/auth/session/remember-owner.ts')

const NORTH = '00000000-0000-4000-8000-00000000000a'
const SOUTH = '00000000-0000-4000-8000-00000000000b'

test.each([
  ['nothing changes', NORTH, {}, true],
  ['an invitation is opened', NORTH, { inviteCode: 'code' }, true],
  ['the organization is switched', NORTH, { organizationId: SOUTH }, false],
  ['the organization is cleared', NORTH, { organizationId: null }, false],
  ['the first organization is chosen', null, { organizationId: NORTH }, true],
  ['another person signs in', NORTH, { jwt: 'another token' }, false],
  ['the person signs out', null, { jwt: null }, false],
])('when %s, then the owner is the same: $3', (_what, organizationId, change, expected) => {
  session.setState({ jwt: 'token', organizationId, inviteCode: null })
  const isSameOwner = rememberOwner()
  session.setState(change)
  expect(isSameOwner()).toBe(expected)
})
