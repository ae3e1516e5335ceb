/** Where a browser says which device it is: the page writes it, the worker reads it. */
export const PUSH_STORE = { database: 'liner-push', store: 'device' }

export type DeviceRecord = { endpoint: string | null; refreshedAt: number }

const REFRESH_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** A subscription is refreshed after seven days (spec 1, section 9), and whenever the browser moved it elsewhere. */
export const isRefreshDue = (record: DeviceRecord, endpoint: string | null, now: number): boolean =>
  record.endpoint !== endpoint || now - record.refreshedAt >= REFRESH_AFTER_MS || now < record.refreshedAt
