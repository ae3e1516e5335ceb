import { refusal } from '#backend/refusal.ts'
import { z } from '#src/contract/zod.ts'

const LONGEST_MS = 5000

/**
 * What a provider answers, as its schema reads it; null where it refuses or answers something else. A provider that is
 * away vouches for nobody and refuses nobody: the call fails, and may be tried again.
 */
export const askProvider = async <T extends z.ZodMiniType>(
  address: URL,
  schema: T,
  init: RequestInit = {},
): Promise<z.output<T> | null> => {
  try {
    const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(LONGEST_MS) })
    if (response.status >= 500) throw refusal('TIMEOUT')
    if (!response.ok) return null
    const answer: unknown = await response.json()
    return schema.safeParse(answer).data ?? null
  } catch {
    throw refusal('TIMEOUT')
  }
}

/** Providers write it as a truth value or as a text. */
export const verified = z.union([z.literal(true), z.literal('true')])
