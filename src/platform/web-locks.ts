import { withTimeout } from '#src/platform/with-timeout.ts'

const ANSWER_MS = 1000

const look = async (): Promise<boolean> => {
  if (!('locks' in navigator)) return false
  try {
    // A lock that nobody else asks for is granted at once, or never.
    await withTimeout(
      ANSWER_MS,
      navigator.locks.request(`liner-probe-${crypto.randomUUID()}`, async () => undefined),
    )
    return true
  } catch {
    // Refused, or not answered in time.
    return false
  }
}

let answer: Promise<boolean> | null = null

/** Whether this browser grants locks: some have none, refuse them, or never answer. Asked once. */
export const hasWebLocks = (): Promise<boolean> => (answer ??= look())
