import { z } from '#src/contract/zod.ts'

/** What the worker says to a page. */
const fromWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PUSH'), title: z.string(), body: z.string(), target: z.string() }),
  z.object({ type: z.literal('OPEN'), target: z.string() }),
  z.object({ type: z.literal('REFRESH_SUBSCRIPTION') }),
  z.object({ type: z.literal('SYNC') }),
])
export type FromWorker = z.output<typeof fromWorker>
export const parseFromWorker = (raw: unknown): FromWorker | null => fromWorker.safeParse(raw).data ?? null
