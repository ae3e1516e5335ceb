import { askFacebook } from '#src/catalogue/social/facebook.ts'
import { askGoogle } from '#src/catalogue/social/google.ts'
import { FAILED, type Outcome } from '#src/catalogue/social/outcome.ts'
import { idOf, type Provider } from '#src/catalogue/social/providers.ts'

const asks: Record<Provider, (id: string) => Promise<Outcome>> = { google: askGoogle, facebook: askFacebook }

/** Asks somebody's provider who they are. Never rejects. */
export const askProvider = async (provider: Provider): Promise<Outcome> => {
  try {
    return await asks[provider](idOf(provider))
  } catch {
    return FAILED
  }
}
