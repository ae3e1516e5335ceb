import { createStore } from 'zustand/vanilla'
import { setCredentials } from '#src/api/credentials-link.ts'
import { persist } from 'zustand/middleware'
import { sessionPersistence, type Session } from '#src/auth/session/session-persistence.ts'

const SIGNED_OUT: Session = { organizationId: null, jwt: null, inviteCode: null }
export const SESSION_KEY = 'user-session'

/** A tab's view of the session that all tabs share. */
export const createSession = (area: () => Storage) => {
  const store = createStore<Session>()(
    persist((): Session => SIGNED_OUT, {
      name: SESSION_KEY,
      // What was set is not what stands: the tab takes over what another one wrote.
      storage: sessionPersistence(area, () => queueMicrotask(() => catchUp())),
    }),
  )
  const catchUp = () => {
    if (area().getItem(SESSION_KEY) === null) store.setState(SIGNED_OUT)
    else void store.persist.rehydrate()
  }
  return { store, catchUp }
}

const shared = createSession(() => localStorage)

/** Who is signed in and for which organization: the one piece of state that outlives the tab. */
export const session = shared.store
setCredentials(session.getState)
/** Reads the session again, which another tab may have changed. */
export const rehydrateSession = shared.catchUp
