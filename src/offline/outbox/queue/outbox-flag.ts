import { createStore } from 'zustand/vanilla'

/** Says without a look into the database whether anything waits in this browser. */
const MARKER = 'liner-outbox'

const read = () => {
  try {
    return localStorage.getItem(MARKER)
  } catch {
    // Read before anything stands in for a storage that the browser refuses: in such a one nothing waits.
    return null
  }
}

/** Changes with every change of the queue, in whichever tab; null while it is empty. */
export const outboxFlag = createStore<string | null>(() => read())

export const setOutboxFlag = (isWaiting: boolean) => {
  if (isWaiting) localStorage.setItem(MARKER, crypto.randomUUID())
  else localStorage.removeItem(MARKER)
  outboxFlag.setState(read())
}

export const syncOutboxFlag = () =>
  window.addEventListener('storage', ({ key }) => {
    if (key === MARKER || key === null) outboxFlag.setState(read())
  })
