import { createHmac } from 'node:crypto'
import type { SocialProfile } from '#backend/ports.ts'
import { z } from '#src/contract/zod.ts'
import { askProvider } from './ask-provider.ts'

/** Where Facebook is asked; a test asks elsewhere. The version is the one that the page uses. */
export const FACEBOOK = 'https://graph.facebook.com/v23.0'

const debugged = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.literal(true),
    type: z.literal('USER'),
    user_id: z.string(),
    // Seconds; 0 of a token that does not expire.
    expires_at: z.optional(z.number()),
  }),
})
// Who has confirmed no address has none here.
const person = z.object({
  id: z.string(),
  email: z.email(),
  first_name: z._default(z.string(), ''),
  last_name: z._default(z.string(), ''),
})

type App = { appId: string; appSecret: string }

/** Whose a token of Facebook is; null where Facebook did not give it to this app, or knows no address. */
export const facebookProfiles =
  ({ appId, appSecret }: App, graph = FACEBOOK, now = () => new Date()) =>
  async (token: string): Promise<SocialProfile | null> => {
    const as = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } })
    const debug = new URL(`${graph}/debug_token?${new URLSearchParams({ input_token: token })}`)
    const { data: info } = (await askProvider(debug, debugged, as(`${appId}|${appSecret}`))) ?? {}
    if (info === undefined || info.app_id !== appId) return null
    const { expires_at: expiry = 0 } = info
    if (expiry > 0 && expiry * 1000 <= now().getTime()) return null
    const proof = createHmac('sha256', appSecret).update(token).digest('hex')
    const fields = new URLSearchParams({ fields: 'id,email,first_name,last_name', appsecret_proof: proof })
    const found = await askProvider(new URL(`${graph}/me?${fields}`), person, as(token))
    if (found === null || found.id !== info.user_id) return null
    return { email: found.email, firstName: found.first_name, lastName: found.last_name }
  }
