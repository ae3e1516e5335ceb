/**
 * A sleep that can be ended from outside. A call while nothing sleeps counts too: the next sleep ends at once, because
 * its reason may have arrived just after the sleeper looked for it.
 */
export const createInterruptibleSleep = () => {
  let isCalled = false
  let end: (() => void) | null = null
  return {
    /** Sleeps so many milliseconds, for ever when null, or until `call`. */
    rest: (milliseconds: number | null) =>
      new Promise<void>((resolve) => {
        const timer = milliseconds === null ? undefined : setTimeout(() => end?.(), milliseconds)
        end = () => {
          clearTimeout(timer)
          end = null
          isCalled = false
          resolve()
        }
        if (isCalled) end()
      }),
    call: () => {
      isCalled = true
      end?.()
    },
  }
}
