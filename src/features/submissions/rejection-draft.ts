import { useState } from 'react'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import { REJECTION_REASONS } from '#src/domain/submission/decision.ts'
import type { Rejection } from '#src/features/submissions/rejection-form.tsx'

const draft = z.object({
  text: z.string(),
  picked: z.array(z.tuple([z.enum(REJECTION_REASONS), z.array(z.string())])),
})
const drafts = validatedStorage(() => sessionStorage, draft)

const read = (key: string): Rejection => {
  const { text, picked } = drafts.getItem(key)?.state ?? { text: '', picked: [] }
  return { text, picked: new Map(picked.map(([reason, tracks]) => [reason, new Set(tracks)])) }
}

const write = (key: string, { text, picked }: Rejection) => {
  try {
    if (text === '' && picked.size === 0) drafts.removeItem(key)
    else drafts.setItem(key, { state: { text, picked: [...picked].map(([reason, tracks]) => [reason, [...tracks]]) } })
  } catch {
    // Storage is full: the page still has it; another release, or a reload, loses it.
  }
}

/** What this reviewer has given as reasons for a release: it outlasts a look at another one, and a reload of the page. */
export const useRejectionDraft = (releaseId: string) => {
  const key = `rejection/${useCurrentUser()?.id ?? ''}/${releaseId}`
  const [rejection, setRejection] = useState(() => read(key))
  const keep = (next: Rejection) => {
    setRejection(next)
    write(key, next)
  }
  return [rejection, keep] as const
}
