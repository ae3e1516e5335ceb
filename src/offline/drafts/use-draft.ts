import { useSyncExternalStore } from 'react'
import type { Draft, DraftState } from '#src/offline/drafts/draft-autosave.ts'

/** When the draft was last safe and whether this device refuses to keep it. */
export const useDraft = <T>(draft: Draft<T>): DraftState & { discard: () => Promise<void> } => {
  const state = useSyncExternalStore(draft.subscribe, draft.state)
  return { ...state, discard: draft.discard }
}
