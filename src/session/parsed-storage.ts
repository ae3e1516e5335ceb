import type { StorageValue } from 'zustand/middleware'
import { z } from '#src/contract/zod.ts'

const parseJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

type ParsedStorage<T> = {
  getItem: (name: string) => StorageValue<T> | null
  setItem: (name: string, value: StorageValue<T>) => void
  removeItem: (name: string) => void
}

/** Trusts nothing it reads: what does not have the shape is put aside, not used. */
export const parsedStorage = <T>(area: () => Storage, state: z.ZodMiniType<T>): ParsedStorage<T> => {
  const stored = z.object({ state, version: z.optional(z.number()) })
  return {
    getItem: (name) => {
      const raw = area().getItem(name)
      if (raw === null) return null
      const parsed = stored.safeParse(parseJson(raw))
      if (parsed.success) return parsed.data
      area().setItem(`${name}-set-aside`, raw)
      area().removeItem(name)
      return null
    },
    setItem: (name, value) => area().setItem(name, JSON.stringify(value)),
    removeItem: (name) => area().removeItem(name),
  }
}
