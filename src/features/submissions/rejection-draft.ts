import { useState } from 'react'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import { REJECTION_REASONS } from '#src/domain/submission/decision.ts'
import { NO_REASONS, type Rejection } from '#src/features/submissions/rejection-form.tsx'

const stored = z.object({
  text: z.string(),
  picked: z.array(z.tuple([z.enum(REJECTION_REASONS), z.array(z.string())])),
})

const read = (key: string): Rejection => {
  try {
    const { data } = stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    if (data === undefined) return NO_REASONS
    return { text: data.text, picked: new Map(data.picked.map(([reason, tracks]) => [reason, new Set(tracks)])) }
  } catch {
    // No storage, or not what was stored there.
    return NO_REASONS
  }
}

const write = (key: string, { text, picked }: Rejection) => {
  try {
    if (text === '' && picked.size === 0) return sessionStorage.removeItem(key)
    const entries = [...picked].map(([reason, tracks]) => [reason, [...tracks]])
    return sessionStorage.setItem(key, JSON.stringify({ text, picked: entries }))
  } catch {
    // The page still has it; another release, or a reload, loses it.
    return undefined
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
