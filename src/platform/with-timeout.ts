/** A page that was busy for long finds the answer that came meanwhile before it has counted another step. */
const STEP_MS = 250

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Rejects with a `TimeoutError` when no answer came within so many milliseconds in which the page was there to take
 * it, or as soon as `isOver` says that there will be none: some parts of a browser never say that they failed.
 */
export const withTimeout = async <T>(
  milliseconds: number,
  wanted: Promise<T>,
  isOver: () => boolean = () => false,
): Promise<T> => {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  const expiry = async (): Promise<never> => {
    for (let left = milliseconds; left > 0 && !isSettled && !isOver(); left -= STEP_MS)
      await pause(Math.min(left, STEP_MS))
    throw new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError')
  }
  wanted.then(settle, settle)
  return Promise.race([wanted, expiry()])
}

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
