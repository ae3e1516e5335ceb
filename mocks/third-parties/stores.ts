import type { Database } from '#backend/ports.ts'
import { lastStoreEvent } from '#backend/release-records/store-events.ts'
import { recordDelivery } from '#backend/submissions/record-delivery.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { readSettings } from '#mocks/settings/stored-settings.ts'

/** How long a store takes. */
export const STORE_TAKES_MS = 90_000
const LOOK_EVERY_MS = 20_000

type Options = {
  database: Database
  now: () => Date
  /** When the catalogue was made; undefined while nothing was changed in it. */
  seededAt: () => Promise<string | undefined>
}

/**
 * Delivers what was approved, or is to be delivered again, since the catalogue was made: it is sent at once, and the
 * store has it a while later. What was on its way from the start stays so, to be looked at.
 */
export const deliver = async ({ database, now, seededAt }: Options): Promise<void> => {
  const since = await seededAt()
  if (since === undefined) return
  const isNew = ({ updatedAt }: SubmissionRow) => updatedAt > since
  const waiting = await database.read(async ({ submissions }) =>
    (await submissions.where({ is: { status: 'APPROVED', delivery: 'PENDING' } })).filter(isNew),
  )
  if (waiting.length === 0) return
  const arrived = new Date(now().getTime() - STORE_TAKES_MS).toISOString()
  await database.write(async (tables) => {
    for (const { id } of waiting) {
      const last = await lastStoreEvent({ tables }, id)
      const context = { tables, now: now() }
      if (last?.event !== 'DELIVERY_SENT') await recordDelivery(context, id, { delivery: 'PENDING' })
      else if (last.createdAt <= arrived) await recordDelivery(context, id, { delivery: 'PROCESSED' })
    }
  })
}

/** The stores and their distributor, while a page is open. A page that nobody sees waits. */
export const emulateStores = (options: Options): void => {
  const look = () => {
    // Without latency, as tests have it, nothing happens by itself.
    if (document.hidden || readSettings().latency === 'none') return
    // The next look finds what this one could not.
    void deliver(options).catch(() => undefined)
  }
  setInterval(look, LOOK_EVERY_MS)
}
