import type { PersistStorage } from 'zustand/middleware'
import { z } from '#src/contract/zod.ts'
import { unreadableCopyKey, validatedStorage } from '#src/auth/session/validated-storage.ts'

/** As it may be sent in a header: a browser sends no request with anything else. */
const jwt = z.string().check(z.regex(/^[!-~]+$/))

const sessionState = z.object({
  organizationId: z.nullable(z.uuid()),
  jwt: z.nullable(jwt),
  inviteCode: z.nullable(z.string()),
})
export type Session = z.output<typeof sessionState>

/**
 * A tab that slept may not have heard that another one signed in or out: what it then writes would bring an old token
 * back. So a tab only writes over what it has seen, unless it brings a new token; otherwise `onStale` is told to read.
 */
export const sessionPersistence = (area: () => Storage, onStale: () => void): PersistStorage<Session> => {
  const stored = validatedStorage(area, sessionState, { keepsCopy: false })
  let seen: string | null = null
  let seenToken: string | null = null
  const look = (name: string, token: string | null) => {
    seen = area().getItem(name)
    seenToken = token
  }
  return {
    getItem: (name) => {
      const value = stored.getItem(name)
      // An earlier version kept a copy of what it could not read: it may hold a token that still opens a session.
      area().removeItem(unreadableCopyKey(name))
      look(name, value?.state.jwt ?? null)
      return value
    },
    setItem: (name, value) => {
      const { jwt } = value.state
      const now = area().getItem(name)
      const signsIn = jwt !== null && jwt !== seenToken
      const agrees = now === null && jwt === null
      if (now !== seen && !signsIn && !agrees) return onStale()
      stored.setItem(name, value)
      look(name, jwt)
    },
    removeItem: (name) => stored.removeItem(name),
  }
}
