import { createStore } from 'zustand/vanilla'
import { setCredentials } from '#src/api/credentials-link.ts'
import { persist } from 'zustand/middleware'
import { sessionPersistence, type Session } from '#src/auth/session/session-persistence.ts'
import { useStore } from 'zustand'

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

/** Somebody signed in: the app leads them on from there, in this tab and in every other. */
export const startSession = ({ token }: { token: string }) => session.setState({ jwt: token, inviteCode: null })

/** Everything shown belongs to the old organization: the app drops it when this changes. */
export const switchOrganization = (organizationId: string | null) => session.setState({ organizationId })

let last: string | null = null
session.subscribe((now, before) => {
  if (now.jwt !== before.jwt) last = null
  else if (before.organizationId !== null) last = before.organizationId
})

/** The organization this person worked for before it was cleared. */
export const lastOrganization = (): string | null => last

export const useSession = <T>(select: (state: Session) => T): T => useStore(session, select)

/** Another tab signed in, out or changed organization: take over what it wrote, at once or when this one wakes. */
export const syncSessionTabs = () => {
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY || event.key === null) rehydrateSession()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') rehydrateSession()
  })
}
