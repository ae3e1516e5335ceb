import { SESSION_KEY, session } from '#src/session/session.ts'

/** Another tab signed in, out or changed organization: take over what it wrote. */
export const followOtherTabs = () =>
  window.addEventListener('storage', (event) => {
    if (event.key !== SESSION_KEY && event.key !== null) return
    if (event.newValue === null) session.setState(session.getInitialState(), true)
    else void session.persist.rehydrate()
  })
