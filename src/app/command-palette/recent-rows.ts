import { KINDS } from '#src/app/command-palette/palette-results.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { z } from '#src/contract/zod.ts'

export const RECENT_MAX = 5

const entity = z.object({
  kind: z.enum(KINDS),
  id: z.uuid(),
  name: z.string(),
  organizationId: z.nullable(z.uuid()),
})
const command = z.object({ kind: z.literal('command'), id: z.string() })
const recent = z.union([entity, command])
export type Recent = z.output<typeof recent>

const STORED_MAX = 20
const keyOf = (userId: string) => `palette-recent:${userId}`
const store = (area: () => Storage) => validatedStorage(area, z.array(recent))

/** What the user chose last on this device, newest first. */
export const readRecent = (userId: string, area = () => localStorage): Recent[] => {
  try {
    return store(area).getItem(keyOf(userId))?.state ?? []
  } catch {
    // A browser may forbid storage: the palette works without it.
    return []
  }
}

/** Puts a choice first, without repeating it. */
export const rememberRecent = (userId: string, chosen: Recent, area = () => localStorage): void => {
  const others = readRecent(userId, area).filter(({ kind, id }) => kind !== chosen.kind || id !== chosen.id)
  try {
    store(area).setItem(keyOf(userId), { state: [chosen, ...others].slice(0, STORED_MAX) })
  } catch {
    // The storage is full or forbidden: the choice still opens.
  }
}
