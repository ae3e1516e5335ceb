import type { PersistStorage } from 'zustand/middleware'
import { z } from '#src/contract/zod.ts'

const sessionState = z.object({
  organizationId: z.nullable(z.uuid()),
  jwt: z.nullable(z.string()),
  inviteCode: z.nullable(z.string()),
})
export type Session = z.output<typeof sessionState>

const stored = z.object({ state: sessionState, version: z.optional(z.number()) })

const parse = (raw: string) => {
  try {
    return stored.safeParse(JSON.parse(raw))
  } catch {
    return stored.safeParse(null)
  }
}

/** Trusts nothing it reads: what does not have the shape of a session is put aside, not used. */
export const sessionStorage: PersistStorage<Session> = {
  getItem: (name) => {
    const raw = localStorage.getItem(name)
    if (raw === null) return null
    const parsed = parse(raw)
    if (parsed.success) return parsed.data
    localStorage.setItem(`${name}-set-aside`, raw)
    localStorage.removeItem(name)
    return null
  },
  setItem: (name, value) => localStorage.setItem(name, JSON.stringify(value)),
  removeItem: (name) => localStorage.removeItem(name),
}
