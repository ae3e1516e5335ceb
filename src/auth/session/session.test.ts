import { describe, expect, test, vi } from 'vitest'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    area: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
      key: () => null,
      length: 0,
    },
  }
}
vi.stubGlobal('localStorage', memory().area)
const { createSession, SESSION_KEY } = await import('#src/auth/session/session.ts')

const ORGANIZATION = '6f1b8c1e-1111-4111-8111-111111111111'
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Two tabs over one storage; neither hears of the other unless it catches up. */
const twoTabs = () => {
  const { kept, area } = memory()
  const one = createSession(() => area)
  one.store.setState({ jwt: 'old', organizationId: ORGANIZATION })
  const other = createSession(() => area)
  const stored = () => JSON.parse(kept.get(SESSION_KEY) ?? 'null')?.state ?? null
  return { one, other, kept, stored }
}

describe('a session shared by tabs', () => {
  test('is read when a tab opens', () => {
    expect(twoTabs().other.store.getState()).toMatchObject({ jwt: 'old', organizationId: ORGANIZATION })
  })

  test('a stale tab never brings an old token back', async () => {
    const { one, other, stored } = twoTabs()
    one.store.setState({ jwt: null, organizationId: null })
    other.store.setState({ organizationId: ORGANIZATION })
    await settle()
    expect(stored()).toMatchObject({ jwt: null })
    expect(other.store.getState()).toMatchObject({ jwt: null, organizationId: null })
  })

  test('a stale tab whose call is refused does not end the session begun elsewhere', async () => {
    const { one, other, stored } = twoTabs()
    one.store.setState({ jwt: 'new' })
    other.store.setState({ jwt: null, organizationId: null })
    await settle()
    expect(stored()).toMatchObject({ jwt: 'new' })
    expect(other.store.getState().jwt).toBe('new')
  })

  test('whoever signs in anew is signed in, whatever was before', async () => {
    const { one, other, stored } = twoTabs()
    one.store.setState({ jwt: null })
    other.store.setState({ jwt: 'newer' })
    await settle()
    expect(stored()).toMatchObject({ jwt: 'newer' })
  })

  test('storage that was cleared signs out', async () => {
    const { other, kept } = twoTabs()
    kept.clear()
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
  ])('what was tampered with, %s, is not trusted, and no copy is kept: it may hold a token', (raw) => {
    const { kept, area } = memory()
    kept.set(SESSION_KEY, raw)
    const { store } = createSession(() => area)
    expect(store.getState()).toEqual({ jwt: null, organizationId: null, inviteCode: null })
    expect([...kept.values()]).toEqual([])
  })

  test('the copy that an earlier version kept is deleted', () => {
    const { kept, area } = memory()
    kept.set(`${SESSION_KEY}-set-aside`, '{"state":{"jwt":"a living token"}}')
    createSession(() => area)
    expect([...kept.keys()]).toEqual([])
  })
})
