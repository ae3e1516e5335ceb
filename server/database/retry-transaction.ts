import { setTimeout as pause } from 'node:timers/promises'
import { refusal, unavailable } from '#backend/refusal.ts'
import type { KeyTaken } from '#backend/tables/table.ts'
import { TABLE_NAMES, tables } from '#backend/tables/tables.ts'
import { errorCode } from '../error-code.ts'
import { DatabaseUnavailable } from './bounded-pool.ts'
import { takenKey } from './unique-violation.ts'

/** Two transactions that cannot both be as if alone: one of them is retried. */
const RETRIED = ['40001', '40P01']
const RETRIES = 5
const FIRST_PAUSE_MS = 15
/** Of the connection, resources, the administrator and the system; and what did not come in time, such as a lock. */
const UNAVAILABLE = /^(?:08|53|57|58)|^(?:55P03|25P03|25P04)$/

/** Another transaction took the key after the check. */
const keyTakenMeanwhile = (error: unknown): KeyTaken | undefined => {
  for (const table of TABLE_NAMES) {
    const taken = takenKey(table, tables[table].about.keys, error)
    if (taken !== undefined) return taken
  }
  return undefined
}

/** Whether the database cannot be reached, or cannot work now; anything else does not pass by waiting. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || UNAVAILABLE.test(errorCode(error) ?? '')

/** What a call is answered whose database is unavailable or overloaded: the same call may well succeed later. */
export const refuseWhileUnavailable = (error: unknown): never => {
  if (isUnavailable(error)) throw unavailable(error)
  throw error
}

/** Longer each time, and never the same for two that got in each other's way. */
const pauseAfter = (tries: number) => pause(Math.random() * FIRST_PAUSE_MS * 2 ** tries)

/**
 * Retries a transaction that got in the way of others, up to five times. A key that was taken meanwhile counts too: the rules
 * then see who has it, and may refuse in their own words.
 */
export const retryTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries += 1)
    try {
      return await work()
    } catch (error) {
      const taken = keyTakenMeanwhile(error)
      if (taken === undefined && !RETRIED.includes(errorCode(error) ?? '')) return refuseWhileUnavailable(error)
      // Not a conflict of edits, about which a person would be asked.
      if (tries === RETRIES) throw taken ?? refusal('TIMEOUT')
      await pauseAfter(tries)
    }
}
