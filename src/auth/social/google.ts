import { z } from '#src/contract/zod.ts'
import { loadScript, FAILED, type ProviderResult } from '#src/auth/social/load-script.ts'
import { GOOGLE_SCRIPT } from '#src/auth/social/provider-scripts.ts'

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

/** Uses Google's client, with the implicit flow (spec 1, section 7). */
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
