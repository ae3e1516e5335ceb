import { requestFacebookToken } from '#src/auth/social/facebook.ts'
import { requestGoogleToken } from '#src/auth/social/google.ts'
import { FAILED, type ProviderResult } from '#src/auth/social/load-script.ts'
import { clientIdOf, type Provider } from '#src/auth/social/providers.ts'

const requests: Record<Provider, (id: string) => Promise<ProviderResult>> = {
  google: requestGoogleToken,
  facebook: requestFacebookToken,
}

/** Requests a token from a provider. Never rejects. */
export const requestProviderToken = async (provider: Provider): Promise<ProviderResult> => {
  try {
    return await requests[provider](clientIdOf(provider))
  } catch {
    // The script was blocked or did not load. The screen offers the other ways to sign in.
    return FAILED
  }
}
