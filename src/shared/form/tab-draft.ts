import { useState } from 'react'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { z } from '#src/contract/zod.ts'

type Options<T> = {
  /** Which dialog it is, and what it is about. */
  dialog: string
  id: string
  schema: z.ZodMiniType<T>
  /** Before anything is typed. */
  empty: T
}

/**
 * What this person has typed into a dialog, with a function that keeps it: it outlasts a dialog that is closed, a look at
 * another page, and a reload of the tab.
 */
export const useTabDraft = <T>({ dialog, id, schema, empty }: Options<T>) => {
  const key = `${dialog}/${useCurrentUser()?.id ?? ''}/${id}`
  const [drafts] = useState(() => validatedStorage(() => sessionStorage, schema))
  const [typed, setTyped] = useState(() => drafts.getItem(key)?.state ?? empty)
  const keep = (next: T) => {
    setTyped(next)
    try {
      if (JSON.stringify(next) === JSON.stringify(empty)) drafts.removeItem(key)
      else drafts.setItem(key, { state: next })
    } catch {
      // Storage is full: the page still has it; another page, or a reload, loses it.
    }
  }
  return [typed, keep] as const
}
