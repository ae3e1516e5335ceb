import { createStore, del, entries, set } from 'idb-keyval'
import { type DraftRecord, draftKey, draftRecord } from '#src/offline/draft-record.ts'
import { forgetHot, hotDrafts } from '#src/offline/hot-draft.ts'
import { askToKeepForGood } from '#src/offline/lasting.ts'
import { ifItCanBe } from '#src/offline/storage-health.ts'

const drafts = createStore('liner-drafts', 'drafts')
const SET_ASIDE = 'set-aside/'

export type KeptDraft = { key: string; record: DraftRecord }

export const putDraft = async (record: DraftRecord) => {
  const key = draftKey(record)
  await set(key, record, drafts)
  forgetHot(key, record.savedAt)
  askToKeepForGood()
}

export const removeDraft = async (key: string) => {
  forgetHot(key)
  await ifItCanBe(() => del(key, drafts))
}

/** What cannot be read is kept for whoever may repair it, out of the way of what can. */
export const setAside = async (key: string, found: unknown) => {
  await set(`${SET_ASIDE}${key}`, found, drafts)
  await removeDraft(key)
}

/** All drafts, each in its newest copy, newest first; `damaged` are the keys of what had to be set aside. */
export const readDrafts = async (): Promise<{ kept: KeptDraft[]; damaged: string[] }> => {
  // Without a database there are the last words of pages that went away, or none.
  const stored = (await ifItCanBe(() => entries<string, unknown>(drafts))) ?? []
  const found = [...stored.filter(([key]) => key.startsWith('draft/')), ...hotDrafts()]
  const newest = new Map<string, DraftRecord>()
  const damaged: string[] = []
  for (const [key, value] of found) {
    const record = draftRecord.safeParse(value)
    if (record.success && draftKey(record.data) === key) {
      if (record.data.savedAt >= (newest.get(key)?.savedAt ?? 0)) newest.set(key, record.data)
    } else {
      await setAside(key, value)
      damaged.push(key)
    }
  }
  const kept = [...newest].map(([key, record]) => ({ key, record }))
  return { kept: kept.toSorted((a, b) => b.record.savedAt - a.record.savedAt), damaged }
}

/** Files that a draft names, also one set aside, as far as it can still be told. */
export const namedFiles = async (): Promise<Set<string>> => {
  const stored = await entries<string, unknown>(drafts)
  const values = [...stored, ...hotDrafts()].map(([, value]) => draftRecord.safeParse(value))
  return new Set(values.flatMap(({ data }) => data?.fileKeys ?? []))
}
