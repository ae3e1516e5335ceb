import { z } from '#src/contract/zod.ts'

const message = z.object({ type: z.literal('SKIP_WAITING') })

/** Whether a page asks the waiting worker to take over; anything else that is said to the worker means nothing. */
export const asksToTakeOver = (data: unknown): boolean => message.safeParse(data).success

/** What the emulated push service delivers, in builds that hold it. */
export const emulatedPush = (data: unknown): { json: () => unknown } | null => {
  const delivered = z.object({ type: z.literal('EMULATED_PUSH'), message: z.unknown() }).safeParse(data)
  return delivered.success ? { json: () => delivered.data.message } : null
}
