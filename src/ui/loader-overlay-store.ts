import { createStore } from '#src/ui/store.ts'

const SHOWN_AFTER_MS = 150
const LATE_AFTER_MS = 2500

/** Whether the overlay stands: what takes less than the delay never shows it, so that it cannot flash. */
export const overlay = createStore(false)
/** Whether it has stood for so long that it must say so. */
export const overlayIsLate = createStore(false)

let timer: ReturnType<typeof setTimeout> | undefined
let lateTimer: ReturnType<typeof setTimeout> | undefined

export const setLoading = (loading: boolean) => {
  if (!loading) {
    clearTimeout(timer)
    clearTimeout(lateTimer)
    timer = undefined
    overlay.set(false)
    return overlayIsLate.set(false)
  }
  if (timer !== undefined) return
  timer = setTimeout(() => overlay.set(true), SHOWN_AFTER_MS)
  lateTimer = setTimeout(() => overlayIsLate.set(true), LATE_AFTER_MS)
}
