/**
 * A rest that anybody can end. Whoever calls while nobody rests is not forgotten: the next rest is over at once, for
 * what they called about may have come just after it was looked for.
 */
export const createInterruptibleSleep = () => {
  let isCalled = false
  let end: (() => void) | null = null
  return {
    /** Waits so many milliseconds, for ever when null, or until it is called. */
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
