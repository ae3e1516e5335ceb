import type { ProviderResult } from '#src/auth/social/provider-clients.ts'
import { clientIdOf, type Provider } from '#src/auth/social/providers.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'

const CODE_MS = 10_000

/** Requests a token from a provider. Never rejects, but a provider may never answer. */
export const requestProviderToken = async (provider: Provider): Promise<ProviderResult> => {
  try {
    // Its own code may not come either.
    const { PROVIDER_CLIENTS } = await withTimeout(CODE_MS, import('#src/auth/social/provider-clients.ts'))
    return await PROVIDER_CLIENTS[provider](clientIdOf(provider))
  } catch {
    // A script was blocked or did not load. The screen offers the other ways to sign in.
    return { kind: 'failed' }
  }
}
