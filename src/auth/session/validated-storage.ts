import type { StorageValue } from 'zustand/middleware'
import { z } from '#src/contract/zod.ts'

const parseJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    // Invalid JSON counts as a value that fails the schema.
    return null
  }
}

type ParsedStorage<T> = {
  getItem: (name: string) => StorageValue<T> | null
  setItem: (name: string, value: StorageValue<T>) => void
  removeItem: (name: string) => void
}

const VERSION = 0
const versioned = z.object({ version: z.number() })

/** A tab of the previous build must not change what the next build has stored. */
const isNewer = (raw: string | null) => (versioned.safeParse(parseJson(raw ?? '')).data?.version ?? VERSION) > VERSION

/** Where the copy of an unreadable value is stored. */
export const unreadableCopyKey = (name: string): string => `${name}-set-aside`

/** Moves a value that fails the schema to a copy, or deletes it if a copy would store a secret. */
export const validatedStorage = <T>(
  area: () => Storage,
  state: z.ZodMiniType<T>,
  { keepsCopy } = { keepsCopy: true },
): ParsedStorage<T> => {
  const stored = z.object({ state, version: z.optional(z.number()) })
  return {
    getItem: (name) => {
      const raw = area().getItem(name)
      if (raw === null || isNewer(raw)) return null
      const parsed = stored.safeParse(parseJson(raw))
      if (parsed.success) return parsed.data
      if (keepsCopy) area().setItem(unreadableCopyKey(name), raw)
      area().removeItem(name)
      return null
    },
    setItem: (name, value) => {
      if (!isNewer(area().getItem(name))) area().setItem(name, JSON.stringify(value))
    },
    removeItem: (name) => area().removeItem(name),
  }
}
