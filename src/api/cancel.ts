import { cancelledError } from '#src/api/errors.ts'

let next = new AbortController()

/**
 * Aborted when the person next cancels what blocks the screen. What sends several calls for one press takes it at the
 * press, and asks it before each of them: between two calls there is none that could be ended.
 */
export const cancelSignal = (): AbortSignal => next.signal

/** Ends the writes that block a screen, and what would follow them. What was sent may still arrive. */
export const cancelForegroundCalls = () => {
  const current = next
  next = new AbortController()
  current.abort(cancelledError())
}
