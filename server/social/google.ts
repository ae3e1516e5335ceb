import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { SocialProfile } from '#backend/ports.ts'
import { refusal } from '#backend/refusal.ts'
import { z } from '#src/contract/zod.ts'
import { askProvider, verified } from './ask-provider.ts'

/** Where Google is asked; a test asks elsewhere. */
export const GOOGLE = {
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  tokenInfo: 'https://oauth2.googleapis.com/tokeninfo',
  userInfo: 'https://openidconnect.googleapis.com/v1/userinfo',
}
/** How far the clocks of Google and of this server may differ. */
const CLOCK_TOLERANCE_S = 30
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

const person = z.object({
  sub: z.string(),
  email: z.email(),
  email_verified: verified,
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
})
const tokenInfo = z.object({ aud: z.string(), sub: z.string() })

const profileOf = ({ email, given_name: firstName, family_name: lastName }: z.output<typeof person>) => ({
  email,
  firstName,
  lastName,
})

/** Three parts with points between; an access token has no such form. */
const isSigned = (token: string) => /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/.test(token)

/** Reads an id token, which Google has signed for this client. */
const readIdToken = async (token: string, audience: string, keys: JWTVerifyGetKey): Promise<SocialProfile | null> => {
  try {
    const options = {
      audience,
      issuer: ISSUERS,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub'],
      clockTolerance: CLOCK_TOLERANCE_S,
    }
    const { payload } = await jwtVerify(token, keys, options)
    const read = person.safeParse(payload)
    return read.success ? profileOf(read.data) : null
  } catch (error) {
    // Its keys could not be fetched.
    const isUnavailable = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout
    if (isUnavailable || error.code === 'ERR_JOSE_GENERIC') throw refusal('TIMEOUT')
    return null
  }
}

/** Asks Google whose an access token is, which it has given to this client and no other. */
const askForAccessToken = async (token: string, audience: string, addresses: typeof GOOGLE) => {
  const headers = { authorization: `Bearer ${token}` }
  const info = await askProvider(new URL(addresses.tokenInfo), tokenInfo, { method: 'POST', headers })
  if (info === null || info.aud !== audience) return null
  const found = await askProvider(new URL(addresses.userInfo), person, { headers })
  return found === null || found.sub !== info.sub ? null : profileOf(found)
}

/** Whose a token of Google is; null where Google did not give it to this client, or has not verified the address. */
export const googleProfiles = ({ clientId }: { clientId: string }, addresses = GOOGLE) => {
  const keys = createRemoteJWKSet(new URL(addresses.keys))
  return (token: string): Promise<SocialProfile | null> =>
    isSigned(token) ? readIdToken(token, clientId, keys) : askForAccessToken(token, clientId, addresses)
}
