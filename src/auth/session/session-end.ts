import { createStore } from 'zustand/vanilla'
import { session } from '#src/auth/session/session.ts'

const ENDED = 'session-ended'

/** Whether the sign-in page says that the session has ended: only in tabs that were open at that moment. */
export const isSessionEndShown = createStore(() => false)

/** The server no longer takes the token. The reason is noted first, for the tabs that follow. */
export const endSession = () => {
  localStorage.setItem(ENDED, 'true')
  session.setState({ jwt: null, organizationId: null })
}

export const wasEndedByServer = (): boolean => localStorage.getItem(ENDED) !== null

/** Somebody has signed in. */
export const clearSessionEnd = () => {
  localStorage.removeItem(ENDED)
  isSessionEndShown.setState(false)
}
