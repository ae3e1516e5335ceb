import { createStore } from '#src/ui/store.ts'

const SHOWN_AFTER_MS = 150

/** Whether the overlay stands: what takes less than the delay never shows it, so that it cannot flash. */
export const overlay = createStore(false)

let timer: ReturnType<typeof setTimeout> | undefined

export const setLoading = (loading: boolean) => {
  if (!loading) {
    clearTimeout(timer)
    timer = undefined
    return overlay.set(false)
  }
  timer ??= setTimeout(() => overlay.set(true), SHOWN_AFTER_MS)
}
