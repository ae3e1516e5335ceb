import { z } from '#src/contract/zod.ts'

const skipWaiting = z.object({ type: z.literal('SKIP_WAITING') })
const maintainPrecache = z.object({ type: z.literal('MAINTAIN_PRECACHE') })

/** Whether a page asks the waiting worker to take over; anything else that is said to the worker means nothing. */
export const isSkipWaiting = (data: unknown): boolean => skipWaiting.safeParse(data).success

/** Whether a page that started asks the worker to look after the precache. */
export const isMaintainPrecache = (data: unknown): boolean => maintainPrecache.safeParse(data).success

/** What the emulated push service delivers, in builds that hold it. */
export const emulatedPush = (data: unknown): { json: () => unknown } | null => {
  const delivered = z.object({ type: z.literal('EMULATED_PUSH'), message: z.unknown() }).safeParse(data)
  return delivered.success ? { json: () => delivered.data.message } : null
}
