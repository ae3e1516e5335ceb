import { instantBefore } from '#mocks/demo/random.ts'

/** What every row carries: made that many days before now, and not changed since. */
export const stamp = (now: Date, days: number) => ({
  revision: 1,
  createdAt: instantBefore(now, days),
  updatedAt: instantBefore(now, days),
})
