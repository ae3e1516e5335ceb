import { useStore } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { unreadableError } from '#src/api/errors.ts'
import { setCredentials } from '#src/api/links.ts'
import { unreadableCopyKey, validatedStorage } from '#src/auth/session/validated-storage.ts'
import { z } from '#src/contract/zod.ts'

/** Only visible ASCII: a browser refuses to send a header with anything else. */
const jwt = z.string().check(z.regex(/^[!-~]+$/))

const sessionState = z.object({
  organizationId: z.nullable(z.uuid()),
  jwt: z.nullable(jwt),
  inviteCode: z.nullable(z.string()),
})
export type Session = z.output<typeof sessionState>

/**
 * A tab that slept may have missed a sign-in or sign-out of another tab, and would write an old token back. So a tab
 * overwrites only what it has read, unless it has a new token. Otherwise it calls `onStale`, to read again.
 */
const sessionPersistence = (area: () => Storage, onStale: () => void): PersistStorage<Session> => {
  const stored = validatedStorage(area, sessionState, { keepsCopy: false })
  let lastRaw: string | null = null
  let lastJwt: string | null = null
  const remember = (name: string, jwt: string | null) => {
    lastRaw = area().getItem(name)
    lastJwt = jwt
  }
  return {
    getItem: (name) => {
      const value = stored.getItem(name)
      // An earlier version stored a copy of what it could not read. The copy may hold a valid token.
      area().removeItem(unreadableCopyKey(name))
      remember(name, value?.state.jwt ?? null)
      return value
    },
    setItem: (name, value) => {
      const { jwt } = value.state
      const raw = area().getItem(name)
      const isSigningIn = jwt !== null && jwt !== lastJwt
      const isSignedOutInBoth = raw === null && jwt === null
      if (raw !== lastRaw && !isSigningIn && !isSignedOutInBoth) return onStale()
      stored.setItem(name, value)
      remember(name, jwt)
    },
    removeItem: (name) => stored.removeItem(name),
  }
}

const SIGNED_OUT: Session = { organizationId: null, jwt: null, inviteCode: null }
export const SESSION_KEY = 'user-session'

/** A tab's view of the session that all tabs share. */
export const createSession = (area: () => Storage) => {
  const store = createStore<Session>()(
    persist((): Session => SIGNED_OUT, {
      name: SESSION_KEY,
      storage: sessionPersistence(area, () => queueMicrotask(() => rehydrate())),
    }),
  )
  const rehydrate = () => {
    if (area().getItem(SESSION_KEY) === null) store.setState(SIGNED_OUT)
    else void store.persist.rehydrate()
  }
  return { store, rehydrate }
}

const shared = createSession(() => localStorage)

/** Token and organization: the only state that outlives the tab. */
export const session = shared.store
setCredentials(session.getState)
export const useSession = <T>(select: (state: Session) => T): T => useStore(session, select)

/** Reads the session again: another tab may have changed it. */
export const rehydrateSession = shared.rehydrate

/** Follows the other tabs: at once, or when this tab wakes up. */
export const syncSessionTabs = () => {
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY || event.key === null) rehydrateSession()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') rehydrateSession()
  })
}

/** Signs in. Every tab on a public page then leaves it (`src/app/app.tsx`). A token that no call could carry is no answer. */
export const startSession = ({ token }: { token: string }) => {
  if (!jwt.safeParse(token).success) throw unreadableError(false)
  session.setState({ jwt: token, inviteCode: null })
}

/** The app drops everything of the previous organization when this changes. */
export const switchOrganization = (organizationId: string | null) => session.setState({ organizationId })

/** Whether another organization was entered, or this one left. The first one that is chosen is no other. */
export const isOrganizationSwitched = (before: Session, now: Session): boolean =>
  before.organizationId !== null && now.organizationId !== before.organizationId

let previousId: string | null = null
session.subscribe((now, before) => {
  if (now.jwt !== before.jwt) previousId = null
  else if (before.organizationId !== null) previousId = before.organizationId
})

/** The organization of this session before the present one, or before it was cleared. */
export const previousOrganization = (): string | null => previousId

const ENDED_KEY = 'session-ended'

/** Whether the sign-in page says that the session has ended: only in tabs that were open when it did. */
export const isSessionEndShown = createStore(() => false)

/** Whether somebody signed out in this tab: the address of their page is not for the next one. */
export const isSignedOutHere = createStore(() => false)

/** Ends a session whose token the server refuses. The reason is stored first, for the other tabs. */
export const endSession = () => {
  localStorage.setItem(ENDED_KEY, 'true')
  session.setState({ jwt: null, organizationId: null })
}

export const wasEndedByServer = (): boolean => localStorage.getItem(ENDED_KEY) !== null

/** Called at a sign-in. */
export const clearSessionEnd = () => {
  localStorage.removeItem(ENDED_KEY)
  isSessionEndShown.setState(false)
  isSignedOutHere.setState(false)
}
