import { CLAIM_IDLE_MINUTES, MINUTE_MS } from '#src/domain/limits.ts'

/** Whether a reviewer is still on a release: they were active less than half an hour ago. */
export const isClaimHeld = ({ activeAt }: { activeAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(activeAt) < CLAIM_IDLE_MINUTES * MINUTE_MS
