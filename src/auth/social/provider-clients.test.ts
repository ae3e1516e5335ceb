import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestFacebookToken, requestGoogleToken, loadScript } from '#src/auth/social/provider-clients.ts'

type Window = { google?: unknown; FB?: unknown }
const page: Window = {}
class Script extends EventTarget {
  src = ''
  removed = false
  remove() {
    this.removed = true
  }
}
const scripts: Script[] = []

beforeEach(() => {
  delete page.google
  delete page.FB
  scripts.length = 0
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    createElement: () => {
      const script = new Script()
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

describe('the script of a provider', () => {
  test('when it is requested twice, then it is loaded once', async () => {
    const both = [loadScript('https://one.example/a.js'), loadScript('https://one.example/a.js')]
    scripts[0]?.dispatchEvent(new Event('load'))
    await Promise.all(both)
    expect(scripts).toHaveLength(1)
  })

  test.each([
    ['fails to load', () => scripts[0]?.dispatchEvent(new Event('error'))],
    ['takes longer than ten seconds', () => vi.advanceTimersByTime(10_000)],
  ])('when it %s, then the next request loads it again', async (name, fail) => {
    vi.useFakeTimers()
    const address = `https://two.example/${name}.js`
    const request = loadScript(address)
    fail()
    await expect(request).rejects.toThrow('not loaded')
    expect(scripts[0]?.removed).toBe(true)
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
  const stubClient = (act: (configuration: Configuration) => void) => {
    page.google = {
      accounts: {
        oauth2: {
          initTokenClient: (configuration: Configuration) => ({ requestAccessToken: () => act(configuration) }),
        },
      },
    }
  }

  test('when a token is requested, then it is for identity, name and e-mail', async () => {
    stubClient(({ client_id, scope, callback }) => callback({ access_token: `${client_id} ${scope}` }))
    expect(await requestGoogleToken('us')).toEqual({ kind: 'granted', accessToken: 'us openid profile email' })
  })

  test.each<[string, (configuration: Configuration) => void, string]>([
    ['an answer without a token', ({ callback }) => callback({}), 'failed'],
    ['an answer that is nothing', ({ callback }) => callback(null), 'failed'],
    ['a refusal', ({ callback }) => callback({ error: 'access_denied' }), 'cancelled'],
    ['a closed window', ({ error_callback }) => error_callback({ type: 'popup_closed' }), 'cancelled'],
    ['a blocked window', ({ error_callback }) => error_callback({ type: 'popup_failed_to_open' }), 'blocked'],
    ['an error of its own', ({ error_callback }) => error_callback(new Error('x')), 'failed'],
  ])('when there is %s, then the sign-in is $2', async (_name, act, kind) => {
    stubClient(act)
    expect(await requestGoogleToken('us')).toEqual({ kind })
  })
})

describe('Facebook', () => {
  const requests: unknown[] = []
  const stubClient = (...answers: unknown[]) => {
    requests.length = 0
    page.FB = {
      init: () => undefined,
      login: (callback: (response: unknown) => void, options: unknown) => {
        requests.push(options)
        callback(answers.shift())
      },
    }
  }
  const connected = (grantedScopes: string) => ({
    status: 'connected',
    authResponse: { accessToken: 'token', grantedScopes },
  })

  test('when a token is requested, then it is for profile and e-mail', async () => {
    stubClient(connected('public_profile,email'))
    expect(await requestFacebookToken('us')).toEqual({ kind: 'granted', accessToken: 'token' })
    expect(requests).toEqual([{ scope: 'public_profile,email' }])
  })

  test('when the e-mail is declined, then it is requested again', async () => {
    stubClient(connected('public_profile'), connected('public_profile,email'))
    expect(await requestFacebookToken('us')).toMatchObject({ kind: 'granted' })
    expect(requests).toMatchObject([{}, { auth_type: 'rerequest' }])
  })

  test.each([
    ['an e-mail declined twice', [connected('public_profile'), connected('public_profile')]],
    ['an answer without a connection', [{ status: 'unknown', authResponse: null }]],
    ['no answer', [undefined]],
  ])('when there is %s, then the sign-in is cancelled', async (_name, answers) => {
    stubClient(...answers)
    expect(await requestFacebookToken('us')).toEqual({ kind: 'cancelled' })
  })
})
