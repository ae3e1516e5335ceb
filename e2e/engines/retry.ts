const EVERY_MS = 100
const FOR_MS = 30_000

/** Repeats the attempt until it succeeds or the time is up, then throws the last error. */
export const retry = async <T>(attempt: () => Promise<T>, duration = FOR_MS): Promise<T> => {
  const end = Date.now() + duration
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  }
}
