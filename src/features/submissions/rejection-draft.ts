import { z } from '#src/contract/zod.ts'
import { REJECTION_REASONS } from '#src/domain/submission/decision.ts'
import type { Rejection } from '#src/features/submissions/rejection-form.tsx'
import { useTabDraft } from '#src/shared/form/tab-draft.ts'

const schema = z.object({
  text: z.string(),
  picked: z.array(z.tuple([z.enum(REJECTION_REASONS), z.array(z.string())])),
})
const empty: z.output<typeof schema> = { text: '', picked: [] }

/** What this reviewer has given as reasons for a release. */
export const useRejectionDraft = (releaseId: string) => {
  const [{ text, picked }, keep] = useTabDraft({ dialog: 'rejection', id: releaseId, schema, empty })
  const rejection: Rejection = { text, picked: new Map(picked.map(([reason, tracks]) => [reason, new Set(tracks)])) }
  const keepRejection = (next: Rejection) =>
    keep({ text: next.text, picked: [...next.picked].map(([reason, tracks]) => [reason, [...tracks]]) })
  return [rejection, keepRejection] as const
}
