import { createStore } from 'zustand/vanilla'
import { persist } from 'zustand/middleware'
import { type Session, sessionStorage } from '#src/session/storage.ts'

const SIGNED_OUT: Session = { organizationId: null, jwt: null, inviteCode: null }
export const SESSION_KEY = 'user-session'

/** Who is signed in and for which organization: the one piece of state that outlives the tab. */
export const session = createStore<Session>()(
  persist((): Session => SIGNED_OUT, { name: SESSION_KEY, storage: sessionStorage }),
)
