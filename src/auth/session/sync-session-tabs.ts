import { rehydrateSession, SESSION_KEY } from '#src/auth/session/session.ts'

/** Another tab signed in, out or changed organization: take over what it wrote, at once or when this one wakes. */
export const syncSessionTabs = () => {
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY || event.key === null) rehydrateSession()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') rehydrateSession()
  })
}
