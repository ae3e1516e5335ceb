import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestFacebookToken } from '#src/auth/social/facebook.ts'
import { requestGoogleToken } from '#src/auth/social/google.ts'
import { loadScript } from '#src/auth/social/load-script.ts'

type Window = { google?: unknown; FB?: unknown }
const page: Window = {}
const scripts: { src: string; onload: () => void; onerror: () => void; remove: () => void; gone: boolean }[] = []

beforeEach(() => {
  delete page.google
  delete page.FB
  scripts.length = 0
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    createElement: () => {
      const script = {
        src: '',
        onload: () => undefined,
        onerror: () => undefined,
        gone: false,
        remove: () => undefined,
      }
      script.remove = () => void (script.gone = true)
      scripts.push(script)
      return script
    },
    head: { append: () => undefined },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a provider’s script', () => {
  test('is loaded once however often it is asked for', async () => {
    const both = [loadScript('https://one.example/a.js'), loadScript('https://one.example/a.js')]
    scripts[0]?.onload()
    await Promise.all(both)
    expect(scripts).toHaveLength(1)
  })

  test.each([
    ['does not come', () => scripts[0]?.onerror()],
    ['takes longer than ten seconds', () => vi.advanceTimersByTime(10_000)],
  ])('that %s is given up, and asked for anew the next time', async (name, fail) => {
    vi.useFakeTimers()
    const address = `https://two.example/${name}.js`
    const asked = loadScript(address)
    fail()
    await expect(asked).rejects.toThrow('not loaded')
    expect(scripts[0]?.gone).toBe(true)
    void loadScript(address)
    expect(scripts).toHaveLength(2)
  })
})

describe('Google', () => {
  type Configuration = {
    client_id: string
    scope: string
    callback: (response: unknown) => void
    error_callback: (error: unknown) => void
  }
  const answering = (act: (configuration: Configuration) => void) => {
    page.google = {
      accounts: {
        oauth2: {
          initTokenClient: (configuration: Configuration) => ({ requestAccessToken: () => act(configuration) }),
        },
      },
    }
  }

  test('is asked for identity, name and address', async () => {
    answering(({ client_id, scope, callback }) => callback({ access_token: `${client_id} ${scope}` }))
    expect(await requestGoogleToken('us')).toEqual({ kind: 'granted', accessToken: 'us openid profile email' })
  })

  test.each<[string, (configuration: Configuration) => void, string]>([
    ['an answer without a token', ({ callback }) => callback({}), 'failed'],
    ['an answer that is nothing', ({ callback }) => callback(null), 'failed'],
    ['a refusal', ({ callback }) => callback({ error: 'access_denied' }), 'cancelled'],
    ['a closed window', ({ error_callback }) => error_callback({ type: 'popup_closed' }), 'cancelled'],
    ['a blocked window', ({ error_callback }) => error_callback({ type: 'popup_failed_to_open' }), 'blocked'],
    ['an error of its own', ({ error_callback }) => error_callback(new Error('x')), 'failed'],
  ])('%s', async (_name, act, kind) => {
    answering(act)
    expect(await requestGoogleToken('us')).toEqual({ kind })
  })
})

describe('Facebook', () => {
  const asked: unknown[] = []
  const answering = (...answers: unknown[]) => {
    asked.length = 0
    page.FB = {
      init: () => undefined,
      login: (callback: (response: unknown) => void, options: unknown) => {
        asked.push(options)
        callback(answers.shift())
      },
    }
  }
  const connected = (grantedScopes: string) => ({
    status: 'connected',
    authResponse: { accessToken: 'token', grantedScopes },
  })

  test('is asked for profile and address', async () => {
    answering(connected('public_profile,email'))
    expect(await requestFacebookToken('us')).toEqual({ kind: 'granted', accessToken: 'token' })
    expect(asked).toEqual([{ scope: 'public_profile,email' }])
  })

  test('is asked again for an address that was declined', async () => {
    answering(connected('public_profile'), connected('public_profile,email'))
    expect(await requestFacebookToken('us')).toMatchObject({ kind: 'granted' })
    expect(asked).toMatchObject([{}, { auth_type: 'rerequest' }])
  })

  test.each([
    ['declined twice', [connected('public_profile'), connected('public_profile')]],
    ['not connected', [{ status: 'unknown', authResponse: null }]],
    ['nothing', [undefined]],
  ])('%s is no', async (_name, answers) => {
    answering(...answers)
    expect(await requestFacebookToken('us')).toEqual({ kind: 'cancelled' })
  })
})
