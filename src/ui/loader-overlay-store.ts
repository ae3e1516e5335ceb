import { createStore } from 'zustand/vanilla'

const SHOWN_AFTER_MS = 150
const LATE_AFTER_MS = 2500

/** Whether the overlay is shown: a change quicker than the delay never shows it, so that it cannot flash. */
export const overlay = createStore<boolean>(() => false)
/** Whether it has been shown for so long that it says so. */
export const overlayIsLate = createStore<boolean>(() => false)

let timer: ReturnType<typeof setTimeout> | undefined
let lateTimer: ReturnType<typeof setTimeout> | undefined

export const setLoading = (loading: boolean) => {
  if (!loading) {
    clearTimeout(timer)
    clearTimeout(lateTimer)
    timer = undefined
    overlay.setState(false)
    return overlayIsLate.setState(false)
  }
  if (timer !== undefined) return
  timer = setTimeout(() => overlay.setState(true), SHOWN_AFTER_MS)
  lateTimer = setTimeout(() => overlayIsLate.setState(true), LATE_AFTER_MS)
}
