import { SESSION_KEY, session } from '#src/session/session.ts'

/** Another tab signed in, out or changed organization: take over what it wrote, and say so when it matters. */
export const followOtherTabs = (onChange: () => void) => {
  window.addEventListener('storage', async (event) => {
    if (event.key !== SESSION_KEY && event.key !== null) return
    const before = session.getState()
    await session.persist.rehydrate()
    const after = session.getState()
    if (event.newValue === null) session.setState(session.getInitialState(), true)
    if (before.jwt !== after.jwt || before.organizationId !== after.organizationId) onChange()
  })
}
