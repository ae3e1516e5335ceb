import type { SocialProfile, SocialTokens } from '#backend/ports.ts'
import { facebookProfiles } from './facebook.ts'
import { googleProfiles } from './google.ts'

type Providers = {
  google: { clientId: string } | null
  facebook: { appId: string; appSecret: string } | null
}
const nobody = async (): Promise<SocialProfile | null> => null

/** A provider without settings vouches for nobody. */
export const verifiedTokens = ({ google, facebook }: Providers): SocialTokens => {
  const profiles = {
    GOOGLE: google === null ? nobody : googleProfiles(google),
    FACEBOOK: facebook === null ? nobody : facebookProfiles(facebook),
  }
  return { profileOf: (provider, accessToken) => profiles[provider](accessToken) }
}
