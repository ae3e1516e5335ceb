import type { PersistStorage } from 'zustand/middleware'
import { z } from '#src/contract/zod.ts'
import { parsedStorage } from '#src/session/parsed-storage.ts'

const sessionState = z.object({
  organizationId: z.nullable(z.uuid()),
  jwt: z.nullable(z.string()),
  inviteCode: z.nullable(z.string()),
})
export type Session = z.output<typeof sessionState>

/**
 * A tab that slept may not have heard that another one signed in or out: what it then writes would bring an old token
 * back. So a tab only writes over what it has seen, unless it brings a new token; otherwise `onStale` is told to read.
 */
export const guardedStorage = (area: () => Storage, onStale: () => void): PersistStorage<Session> => {
  const stored = parsedStorage(area, sessionState)
  let seen: string | null = null
  let seenToken: string | null = null
  const look = (name: string, token: string | null) => {
    seen = area().getItem(name)
    seenToken = token
  }
  return {
    getItem: (name) => {
      const value = stored.getItem(name)
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
