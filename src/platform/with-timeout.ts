/** Counting in steps lets a page that was blocked for long find an answer that arrived meanwhile. */
const STEP_MS = 250

/** Time that passes, also where something is raced against it. */
export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Rejects with a `TimeoutError` after so many milliseconds in which the page was running, or as soon as `isOver` returns
 * true. Some browser APIs never settle.
 */
export const withTimeout = async <T>(
  milliseconds: number,
  wanted: Promise<T>,
  isOver: () => boolean = () => false,
): Promise<T> => {
  const settled = new AbortController()
  const settle = () => settled.abort()
  const expiry = async (): Promise<never> => {
    for (let left = milliseconds; left > 0 && !settled.signal.aborted && !isOver(); left -= STEP_MS)
      await pause(Math.min(left, STEP_MS))
    throw new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError')
  }
  wanted.then(settle, settle)
  return Promise.race([wanted, expiry()])
}

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
