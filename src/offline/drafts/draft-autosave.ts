import { useSyncExternalStore } from 'react'
import { DRAFT_VERSION, type DraftTarget, type DraftRecord, draftKey } from '#src/offline/drafts/draft-record.ts'
import { putDraft, removeDraft } from '#src/offline/drafts/draft-store.ts'
import { writePagehideDraft } from '#src/offline/drafts/pagehide-draft.ts'
import { reportStorageFailure } from '#src/offline/storage/storage-health.ts'
import { type StorageFailure, storageFailure } from '#src/platform/storage-failure.ts'

const PAUSE_MS = 300
/** Typing without a pause postpones a write no longer than this: so much is lost with a tab that crashes. */
const LONGEST_MS = 600

/** When the work was last stored, in milliseconds since the epoch; `failure` when this device could not store it. */
export type DraftState = { savedAt: number | null; failure: StorageFailure | null }

export type Draft<T> = {
  /** The present values; stored 300 ms after the last change, 600 ms after the first, or at once when the page is hidden. */
  changed: (values: T) => void
  /** Stores pending changes now. */
  flush: () => Promise<void>
  /** The work is saved elsewhere, or unwanted: nothing of it stays. Later changes start a new draft. */
  discard: () => Promise<void>
  /** Called when the screen is left: stores pending changes and stops listening. */
  close: () => void
  state: () => DraftState
  subscribe: (listener: () => void) => () => void
}

type AutosaveOptions<T> = {
  target: DraftTarget
  own: string
  savedAt: number | null
  describe: (values: T) => { title: string; fileKeys: readonly string[] }
}

/** One tab's draft of one entity, stored while it is edited. */
export const autosaveDraft = <T>({ target, own, savedAt, describe }: AutosaveOptions<T>): Draft<T> => {
  const listeners = new Set<() => void>()
  const key = draftKey({ ...target, tabId: own })
  let state: DraftState = { savedAt, failure: null }
  let pending: DraftRecord | null = null
  let pendingSince = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()

  const become = (next: DraftState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const write = async (record: DraftRecord) => {
    try {
      await putDraft(record)
      if (pending === record) pending = null
      become({ savedAt: record.savedAt, failure: null })
    } catch (error) {
      become({ ...state, failure: storageFailure(error) })
      reportStorageFailure(error)
    }
  }
  const flush = () => {
    stopTimer()
    // Whatever is the newest by the time that its turn comes: a slow device would never get to what is typed on.
    if (pending !== null) writing = writing.then(() => (pending === null ? undefined : write(pending)))
    return writing
  }
  const leave = () => {
    if (pending === null) return
    if (writePagehideDraft(pending)) become({ savedAt: pending.savedAt, failure: null })
    void flush()
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hide)

  return {
    changed: (values) => {
      const { title, fileKeys } = describe(values)
      const now = Date.now()
      if (timer === undefined) pendingSince = now
      pending = {
        version: DRAFT_VERSION,
        ...target,
        tabId: own,
        title,
        fileKeys: [...fileKeys],
        savedAt: now,
        values,
      }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), Math.min(PAUSE_MS, Math.max(0, pendingSince + LONGEST_MS - now)))
    },
    flush,
    discard: async () => {
      stopTimer()
      pending = null
      await writing
      await removeDraft(key)
      become({ savedAt: null, failure: null })
    },
    close: () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      void flush()
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** When the draft was last stored, and whether that fails on this device. */
export const useDraft = <T>(draft: Draft<T>): DraftState & { discard: () => Promise<void> } => {
  const state = useSyncExternalStore(draft.subscribe, draft.state)
  return { ...state, discard: draft.discard }
}
