import { createStore } from '#src/ui/store.ts'

/** What takes longer than this is said to take long. */
export const LATE_MS = 2500

/** Whether something has been asked for so long that the server seems away, although the browser may be online. */
export const isServerSilent = createStore(false)

/** Tells when a server that seemed away answers again. */
export const onServerBack = (listener: () => void) =>
  isServerSilent.subscribe(() => {
    if (!isServerSilent.get()) listener()
  })

let timer: ReturnType<typeof setTimeout> | undefined
let waiting = 0

const stop = () => {
  clearTimeout(timer)
  timer = undefined
}

export const noteAsked = () => {
  waiting += 1
  timer ??= setTimeout(() => isServerSilent.set(true), LATE_MS)
}

/** `ANSWERED` by the server, with an error too; `FAILED` when nobody answered; `LEFT` when nobody waits any more. */
export const noteOutcome = (outcome: 'ANSWERED' | 'FAILED' | 'LEFT') => {
  waiting -= 1
  if (outcome === 'ANSWERED') {
    stop()
    isServerSilent.set(false)
  }
  // A caller that gives up says nothing about the server. What failed before does, so its clock runs on.
  if (outcome === 'LEFT' && waiting === 0 && !isServerSilent.get()) stop()
}
