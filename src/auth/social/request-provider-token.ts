import { requestFacebookToken } from '#src/auth/social/facebook.ts'
import { requestGoogleToken } from '#src/auth/social/google.ts'
import { FAILED, type ProviderResult } from '#src/auth/social/load-script.ts'
import { clientIdOf, type Provider } from '#src/auth/social/providers.ts'

const asks: Record<Provider, (id: string) => Promise<ProviderResult>> = {
  google: requestGoogleToken,
  facebook: requestFacebookToken,
}

/** Asks somebody's provider who they are. Never rejects. */
export const requestProviderToken = async (provider: Provider): Promise<ProviderResult> => {
  try {
    return await asks[provider](clientIdOf(provider))
  } catch {
    // A script that is blocked or does not answer: the screen offers the other ways in.
    return FAILED
  }
}
