import type { StorageValue } from 'zustand/middleware'
import { z } from '#src/contract/zod.ts'

const parseJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    // No JSON: read like what fails the schema.
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

/** A tab that was not loaded anew since a deploy meets what the new version keeps: that is not for it to touch. */
const isNewer = (raw: string | null) => (versioned.safeParse(parseJson(raw ?? '')).data?.version ?? VERSION) > VERSION

/** Under which name the copy of what cannot be read is kept. */
export const unreadableCopyKey = (name: string): string => `${name}-set-aside`

/** Trusts nothing it reads: what does not have the shape is put aside, not used; without a copy where that is a secret. */
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
