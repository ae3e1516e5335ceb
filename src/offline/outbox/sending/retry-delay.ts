const FIRST_MS = 2000
const LONGEST_MS = 5 * 60_000

/** How long to wait after so many tries: twice as long each time, and never so long that nobody believes in it any more. */
export const retryDelayAfter = (attempts: number): number =>
  Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS)
