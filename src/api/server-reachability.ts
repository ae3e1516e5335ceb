import { createStore } from 'zustand/vanilla'

/** What takes longer than this is said to take long. */
export const SLOW_MS = 2500

/** Whether something has been asked for so long that the server seems away, although the browser may be online. */
export const isServerUnresponsive = createStore<boolean>(() => false)

/** Tells when a server that seemed away answers again. */
export const onServerBack = (listener: () => void) =>
  isServerUnresponsive.subscribe(() => {
    if (!isServerUnresponsive.getState()) listener()
  })

let timer: ReturnType<typeof setTimeout> | undefined
let waiting = 0

const stop = () => {
  clearTimeout(timer)
  timer = undefined
}

export const requestStarted = () => {
  waiting += 1
  timer ??= setTimeout(() => isServerUnresponsive.setState(true), SLOW_MS)
}

/** `ANSWERED` by the server, with an error too; `FAILED` when nobody answered; `LEFT` when nobody waits any more. */
export const requestEnded = (outcome: 'ANSWERED' | 'FAILED' | 'LEFT') => {
  waiting -= 1
  if (outcome === 'ANSWERED') {
    stop()
    isServerUnresponsive.setState(false)
  }
  // A caller that gives up says nothing about the server. What failed before does, so its clock runs on.
  if (outcome === 'LEFT' && waiting === 0 && !isServerUnresponsive.getState()) stop()
}
