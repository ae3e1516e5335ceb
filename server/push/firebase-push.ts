import { cert, initializeApp } from 'firebase-admin/app'
import { type FidMessage, getMessaging } from 'firebase-admin/messaging'
import type { Push } from '#backend/ports.ts'
import { errorCode } from '../error-code.ts'

export type FirebaseCredentials = { projectId: string; clientEmail: string; privateKey: string }
/** Hands a message over to Firebase. */
export type Deliver = (message: FidMessage) => Promise<unknown>

/** News of a release is worth as long as people look after it; who comes back later finds it in the list. */
const LIFETIME_SECONDS = 7 * 24 * 60 * 60

/** The installation has been deleted, or never was one. That credentials are wrong says nothing of an installation. */
const GONE = new Set([
  'messaging/installation-id-not-registered',
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
])
const isGone = (error: unknown): boolean => GONE.has(errorCode(error) ?? '')

/**
 * Push by Firebase. A message is data only, of texts: what is shown is written by the service worker, in the language of
 * the device. `forget` removes a device that Firebase no longer knows.
 */
export const pushBy = (deliver: Deliver, forget: (token: string) => Promise<void>): Push => ({
  send: async (token, data) => {
    try {
      // Browsers register under the id of their installation.
      await deliver({ fid: token, data, webpush: { headers: { TTL: String(LIFETIME_SECONDS), Urgency: 'high' } } })
    } catch (error) {
      if (!isGone(error)) throw error
      await forget(token)
    }
  },
})

/** Connects to the project of these credentials; nothing is sent yet. */
export const connectFirebase = (credentials: FirebaseCredentials): Deliver => {
  const messaging = getMessaging(initializeApp({ credential: cert(credentials) }))
  return (message) => messaging.send(message)
}
