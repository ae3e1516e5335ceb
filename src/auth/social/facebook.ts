import { z } from '#src/contract/zod.ts'
import { loadScript, FAILED, type ProviderResult } from '#src/auth/social/load-script.ts'
import { FACEBOOK_SCRIPT } from '#src/auth/social/provider-scripts.ts'

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

/** Uses Facebook's client. If the user declines the e-mail, it is requested once more (spec 1, section 7). */
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
