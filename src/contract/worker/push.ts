import { z } from '#src/contract/zod.ts'
import type { PushMessage } from '#src/domain/notification/push-message.ts'
import { NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'

/** The database with the push registration of this browser: the page writes it, the worker reads it. */
export const PUSH_STORE = { database: 'liner-push', store: 'device' }

export type DeviceRecord = { endpoint: string | null; refreshedAt: number }

const REFRESH_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** A subscription is refreshed after seven days (access-9), and whenever the browser moved it elsewhere. */
export const isRefreshDue = (record: DeviceRecord, endpoint: string | null, now: number): boolean =>
  record.endpoint !== endpoint || now - record.refreshedAt >= REFRESH_AFTER_MS || now < record.refreshedAt

const text = z.optional(z.string())
// Ids become part of an address.
const id = z.optional(z.string().check(z.regex(/^[\w-]+$/)))

/** A data message of Firebase: flat, and every value a text. */
const pushMessage = z.object({
  data: z.object({
    type: z.enum(NOTIFICATION_TYPES),
    createdAt: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*Z$/))),
    service: text,
    releaseId: id,
    release: text,
    organizationId: id,
    organization: text,
    sender: text,
    serviceURL: text,
    unread: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
  }),
})

/** The data of a push message; null when it is malformed or of an unknown type. */
export const parsePushMessage = (raw: unknown): PushMessage | null => pushMessage.safeParse(raw).data?.data ?? null

/** Recorded by the page, and read by the worker, which may be of another version. */
const deviceRecord = z.object({ endpoint: z.nullable(z.string()), refreshedAt: z.number() })
/** The record of the device's subscription, `refreshedAt` in milliseconds; null when there is none or it cannot be read. */
export const parseDeviceRecord = (raw: unknown) => deviceRecord.safeParse(raw).data ?? null
