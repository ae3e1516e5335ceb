import { withTimeout } from '#src/platform/with-timeout.ts'

const TIMEOUT_MS = 1000

const probe = async (): Promise<boolean> => {
  if (!('locks' in navigator)) return false
  try {
    // Nobody else requests this lock, so it is granted at once or never.
    await withTimeout(
      TIMEOUT_MS,
      navigator.locks.request(`liner-probe-${crypto.randomUUID()}`, async () => undefined),
    )
    return true
  } catch {
    // Refused, or not granted in time.
    return false
  }
}

let result: Promise<boolean> | null = null

/** Whether this browser grants locks: some have none, refuse them, or never answer. Probed once. */
export const hasWebLocks = (): Promise<boolean> => (result ??= probe())
