import { catchUpSession, SESSION_KEY } from '#src/session/session.ts'

/** Another tab signed in, out or changed organization: take over what it wrote, at once or when this one wakes. */
export const followOtherTabs = () => {
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY || event.key === null) catchUpSession()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') catchUpSession()
  })
}
