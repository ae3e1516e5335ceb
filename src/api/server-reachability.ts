import { createStore } from 'zustand/vanilla'

/** What takes longer than this counts as slow. */
export const SLOW_MS = 2500

/** Whether a request has lasted so long that the server seems away, although the browser may be online. */
export const isServerUnresponsive = createStore<boolean>(() => false)

/** Calls the listener when a server that seemed away answers again. */
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

/** An answer that arrived while the code was busy is read in this time. */
const READ_MS = 500

/** A call that the HTML has sent waits since before there was any code to count. */
export const requestStarted = (since = Date.now()) => {
  waiting += 1
  const left = Math.max(READ_MS, since + SLOW_MS - Date.now())
  timer ??= setTimeout(() => isServerUnresponsive.setState(true), left)
}

/** `ANSWERED` by the server, with an error too; `FAILED` without an answer; `LEFT` when the caller gave up. */
export const requestEnded = (outcome: 'ANSWERED' | 'FAILED' | 'LEFT') => {
  waiting -= 1
  if (outcome === 'ANSWERED') {
    stop()
    isServerUnresponsive.setState(false)
  }
  // A caller that gives up proves nothing about the server. An earlier failure does, so its clock runs on.
  if (outcome === 'LEFT' && waiting === 0 && !isServerUnresponsive.getState()) stop()
}
