import type { Push } from '#backend/ports.ts'

export type CaughtPush = { token: string; data: Readonly<Record<string, string>>; at: Date }
const CAUGHT_MAX = 100

/** Catches every push message, the newest first. */
export const catchPush = (now: () => Date): Push & { caught: readonly CaughtPush[] } => {
  const caught: CaughtPush[] = []
  return {
    caught,
    send: async (token, data) => {
      caught.unshift({ token, data, at: now() })
      caught.length = Math.min(caught.length, CAUGHT_MAX)
    },
  }
}
