import { describe, expect, test, vi } from 'vitest'

const memory = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    area: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
      clear: () => entries.clear(),
      key: () => null,
      length: 0,
    },
  }
}
vi.stubGlobal('localStorage', memory().area)
const { createSession, session, SESSION_KEY, startSession } = await import('#src/auth/session/session.ts')

const ORGANIZATION = '6f1b8c1e-1111-4111-8111-111111111111'
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Two tabs that share a storage. Neither follows the other until it rehydrates. */
const twoTabs = () => {
  const { entries, area } = memory()
  const one = createSession(() => area)
  one.store.setState({ jwt: 'old', organizationId: ORGANIZATION })
  const other = createSession(() => area)
  const stored = () => JSON.parse(entries.get(SESSION_KEY) ?? 'null')?.state ?? null
  return { one, other, entries, stored }
}

test.each(['', 'tok\u0100n', 'two words', 'tok\nen'])(
  'when a sign-in answers the token %j, which no call could carry, then nobody is signed in, and it fails',
  (token) => {
    expect(() => startSession({ token })).toThrow('ANSWER_UNREADABLE')
    expect(session.getState().jwt).toBeNull()
  },
)

describe('a session shared by tabs', () => {
  test('when a tab opens, then it reads the session', () => {
    expect(twoTabs().other.store.getState()).toMatchObject({ jwt: 'old', organizationId: ORGANIZATION })
  })

  test('when a tab has missed a sign-out, then it does not write the old token back', async () => {
    const { one, other, stored } = twoTabs()
    one.store.setState({ jwt: null, organizationId: null })
    other.store.setState({ organizationId: ORGANIZATION })
    await settle()
    expect(stored()).toMatchObject({ jwt: null })
    expect(other.store.getState()).toMatchObject({ jwt: null, organizationId: null })
  })

  test('when a call of a tab that has missed a sign-in is refused, then the new session goes on', async () => {
    const { one, other, stored } = twoTabs()
    one.store.setState({ jwt: 'new' })
    other.store.setState({ jwt: null, organizationId: null })
    await settle()
    expect(stored()).toMatchObject({ jwt: 'new' })
    expect(other.store.getState().jwt).toBe('new')
  })

  test('when a tab that has missed a sign-out signs in, then its token is stored', async () => {
    const { one, other, stored } = twoTabs()
    one.store.setState({ jwt: null })
    other.store.setState({ jwt: 'newer' })
    await settle()
    expect(stored()).toMatchObject({ jwt: 'newer' })
  })

  test('when the storage is cleared, then the session ends', async () => {
    const { other, entries } = twoTabs()
    entries.clear()
    other.rehydrate()
    await settle()
    expect(other.store.getState().jwt).toBeNull()
  })

  test.each([
    '{',
    '{}',
    'null',
    '{"state":{"jwt":7}}',
    '{"state":{"jwt":"x","organizationId":"../","inviteCode":null}}',
    '{"state":{"jwt":"tokèn","organizationId":null,"inviteCode":null}}',
    '{"state":{"jwt":"tok\\u0000en","organizationId":null,"inviteCode":null}}',
    '{"state":{"jwt":"two words","organizationId":null,"inviteCode":null}}',
    '{"state":{"jwt":"","organizationId":null,"inviteCode":null}}',
  ])(
    'when the stored session is %s, then nobody is signed in, and no copy of it is stored, as it may hold a token',
    (raw) => {
      const { entries, area } = memory()
      entries.set(SESSION_KEY, raw)
      const { store } = createSession(() => area)
      expect(store.getState()).toEqual({ jwt: null, organizationId: null, inviteCode: null })
      expect([...entries.values()]).toEqual([])
    },
  )

  test('when an earlier version has stored a copy, then the copy is deleted', () => {
    const { entries, area } = memory()
    entries.set(`${SESSION_KEY}-set-aside`, '{"state":{"jwt":"a valid token"}}')
    createSession(() => area)
    expect([...entries.keys()]).toEqual([])
  })
})
