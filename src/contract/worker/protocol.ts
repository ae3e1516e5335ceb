import { z } from '#src/contract/zod.ts'

/*
 * The messages between a page and the worker. The two may be of different builds: a name never changes its
 * meaning, and what cannot be read is ignored.
 */

const fromWorker = z.discriminatedUnion('type', [
  /** A push message arrived while the page is visible. */
  z.object({ type: z.literal('PUSH'), title: z.string(), body: z.string(), target: z.string() }),
  /** A notification was clicked. */
  z.object({ type: z.literal('OPEN'), target: z.string() }),
  z.object({ type: z.literal('REFRESH_SUBSCRIPTION') }),
  /** There is a network again. */
  z.object({ type: z.literal('SYNC') }),
])
export type FromWorker = z.output<typeof fromWorker>
/** A message of the worker, as a page receives it; null when it is malformed or of another build. */
export const parseFromWorker = (raw: unknown): FromWorker | null => fromWorker.safeParse(raw).data ?? null

const fromPage = z.object({ type: z.enum(['SKIP_WAITING', 'MAINTAIN_PRECACHE']) })
export type FromPage = z.output<typeof fromPage>
/** A message of a page, as the worker receives it; null when it is malformed or of another build. */
export const parseFromPage = (raw: unknown): FromPage | null => fromPage.safeParse(raw).data ?? null

export type EmulatedPush = { type: 'EMULATED_PUSH'; message: unknown }
/** What the emulated push service delivers through a page. A production build holds nothing of it. */
export const parseEmulatedPush = (raw: unknown): { json: () => unknown } | null => {
  const delivered = z.object({ type: z.literal('EMULATED_PUSH'), message: z.unknown() }).safeParse(raw)
  return delivered.success ? { json: () => delivered.data.message } : null
}

/** The page's answer to what it has shown or followed, through the port that came with it. */
export const ACKNOWLEDGED = { type: 'ACKNOWLEDGED' }
// A page of an earlier build sends one word.
const acknowledgement = z.union([z.object({ type: z.literal('ACKNOWLEDGED') }), z.literal('TOLD')])
/** Whether a message through the port acknowledges, in the form of this build or of an earlier one. */
export const isAcknowledgement = (raw: unknown): boolean => acknowledgement.safeParse(raw).success

/** A toast counts as seen after this long: on a page that is being left it was not read. */
export const TOAST_SEEN_MS = 1000
/** How long the worker waits for the page. A push message leaves it time to start its toast and to be seen. */
export const ACKNOWLEDGE_WITHIN_MS = { PUSH: TOAST_SEEN_MS + 2000, OPEN: 2000 }
