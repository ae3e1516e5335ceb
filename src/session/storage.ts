import { z } from '#src/contract/zod.ts'
import { parsedStorage } from '#src/session/parsed-storage.ts'

const sessionState = z.object({
  organizationId: z.nullable(z.uuid()),
  jwt: z.nullable(z.string()),
  inviteCode: z.nullable(z.string()),
})
export type Session = z.output<typeof sessionState>

export const sessionStorage = parsedStorage(() => localStorage, sessionState)
