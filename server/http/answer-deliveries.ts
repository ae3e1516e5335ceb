import { createHash, timingSafeEqual } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import type { Context, Hono } from 'hono'
import { isStorableText } from '#backend/api/unstorable-text.ts'
import type { Database } from '#backend/ports.ts'
import { recordDelivery } from '#backend/submissions/record-delivery.ts'
import { z } from '#src/contract/zod.ts'
import { BULK_MAX, REASON_MAX } from '#src/domain/limits.ts'
import { DELIVERY_STATUSES } from '#src/domain/submission/status.ts'
import { BodyRefused, readWholeBody } from './read-whole-body.ts'
import { refuseRequest } from './refuse-request.ts'

export type DeliveryNews = {
  /** What the distribution service shows to be believed; without it, nothing is listened to. */
  deliveryKey?: string | null
}
type Options = DeliveryNews & { database: Database; now: () => Date }

const BODY = { bytes: 1024 * 1024, milliseconds: 30_000 }

/** How far each delivery is; of a failed one the error of the service, as `code:items`. */
const news = z.object({
  deliveries: z
    .array(
      z.object({
        submissionId: z.uuid(),
        delivery: z.enum(DELIVERY_STATUSES),
        reason: z.optional(z.string().check(z.maxLength(REASON_MAX), z.refine(isStorableText))),
      }),
    )
    .check(z.minLength(1), z.maxLength(BULK_MAX)),
})

const sha256 = (text: string) => createHash('sha256').update(text).digest()
/** Compared by hashes, which takes the same time whatever is wrong. */
const isSame = (one: string, other: string) => timingSafeEqual(sha256(one), sha256(other))

const readNews = async (context: Context) => {
  const text = await (await readWholeBody(context.req.raw, BODY)).text()
  try {
    return news.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Lets the distribution service say what became of what was approved: all that it sends, or nothing. */
export const answerDeliveries = (app: Hono, { database, now, deliveryKey = null }: Options): void => {
  if (deliveryKey === null) return
  app.post('/api/deliveries', async (context) => {
    if (!isSame(context.req.header('authorization') ?? '', `Bearer ${deliveryKey}`)) return context.body(null, 401)
    try {
      const said = await readNews(context)
      if (said === undefined) return context.body(null, 400)
      await database.write(async (tables) => {
        for (const { submissionId, delivery, reason } of said.deliveries)
          await recordDelivery({ tables, now: now() }, submissionId, { delivery, ...(reason && { reason }) })
      })
      return context.body(null, 204)
    } catch (error) {
      if (error instanceof BodyRefused) return refuseRequest(context, error.status, { connection: 'close' })
      if (error instanceof TRPCError && error.code === 'NOT_FOUND') return context.body(null, 404)
      throw error
    }
  })
}
