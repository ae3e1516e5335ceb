import { FACEBOOK_SCRIPT, GOOGLE_SCRIPT } from '#src/auth/social/provider-scripts.ts'
import type { Provider } from '#src/auth/social/providers.ts'
import { z } from '#src/contract/zod.ts'

/** The answer of a provider. */
export type ProviderResult = { kind: 'granted'; accessToken: string } | { kind: 'cancelled' | 'blocked' | 'failed' }

const FAILED: ProviderResult = { kind: 'failed' }

const TIMEOUT_MS = 10_000

const loading = new Map<string, Promise<void>>()

const load = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      loading.delete(address)
      reject(new Error(`not loaded: ${address}`))
    }
    const timer = setTimeout(fail, TIMEOUT_MS)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    script.async = true
    script.src = address
    document.head.append(script)
  })

/** Loads a provider's client once. Rejects after ten seconds, and can then be called again. */
export const loadScript = (address: string): Promise<void> => {
  const promise = loading.get(address) ?? load(address)
  loading.set(address, promise)
  return promise
}

type TokenClient = { requestAccessToken: () => void }
type Configuration = {
  client_id: string
  scope: string
  callback: (response: unknown) => void
  error_callback: (error: unknown) => void
}
declare global {
  interface Window {
    google?: { accounts: { oauth2: { initTokenClient: (configuration: Configuration) => TokenClient } } }
  }
}

const granted = z.object({ access_token: z.string().check(z.minLength(1)) })
const refused = z.object({ error: z.literal('access_denied') })
const failure = z.object({ type: z.string() })

const outcomeOf = (response: unknown): ProviderResult => {
  const answer = granted.safeParse(response)
  if (answer.success) return { kind: 'granted', accessToken: answer.data.access_token }
  return refused.safeParse(response).success ? { kind: 'cancelled' } : FAILED
}
const outcomeOfError = (error: unknown): ProviderResult => {
  const read = failure.safeParse(error)
  if (!read.success) return FAILED
  if (read.data.type === 'popup_closed') return { kind: 'cancelled' }
  return read.data.type === 'popup_failed_to_open' ? { kind: 'blocked' } : FAILED
}

/** Uses Google's client, with the implicit flow (access-7). */
export const requestGoogleToken = async (clientId: string): Promise<ProviderResult> => {
  if (window.google === undefined) await loadScript(GOOGLE_SCRIPT)
  const { google } = window
  if (google === undefined) return FAILED
  return new Promise((resolve) => {
    google.accounts.oauth2
      .initTokenClient({
        client_id: clientId,
        scope: 'openid profile email',
        callback: (response) => resolve(outcomeOf(response)),
        error_callback: (error) => resolve(outcomeOfError(error)),
      })
      .requestAccessToken()
  })
}

type Options = { scope: string; auth_type?: 'rerequest' }
declare global {
  interface Window {
    FB?: {
      init: (options: { appId: string; version: string }) => void
      login: (callback: (response: unknown) => void, options: Options) => void
    }
  }
}

const VERSION = 'v23.0'
const SCOPE = 'public_profile,email'
const connected = z.object({
  status: z.literal('connected'),
  authResponse: z.object({ accessToken: z.string(), grantedScopes: z.optional(z.string()) }),
})

const lacksEmail = (scopes: string | undefined) => scopes !== undefined && !scopes.split(',').includes('email')

/** Uses Facebook's client. If the user declines the e-mail, it is requested once more (access-7). */
export const requestFacebookToken = async (appId: string): Promise<ProviderResult> => {
  if (window.FB === undefined) await loadScript(FACEBOOK_SCRIPT)
  const { FB } = window
  if (FB === undefined) return FAILED
  FB.init({ appId, version: VERSION })
  const login = (options: Options) => new Promise<unknown>((resolve) => FB.login(resolve, options))
  const first = connected.safeParse(await login({ scope: SCOPE }))
  if (!first.success) return { kind: 'cancelled' }
  const { accessToken, grantedScopes } = first.data.authResponse
  if (!lacksEmail(grantedScopes)) return { kind: 'granted', accessToken }
  const second = connected.safeParse(await login({ scope: SCOPE, auth_type: 'rerequest' }))
  if (!second.success || lacksEmail(second.data.authResponse.grantedScopes)) return { kind: 'cancelled' }
  return { kind: 'granted', accessToken: second.data.authResponse.accessToken }
}

/** Asks for a token by the id of our app at the provider. */
export const PROVIDER_CLIENTS: Record<Provider, (id: string) => Promise<ProviderResult>> = {
  google: requestGoogleToken,
  facebook: requestFacebookToken,
}
