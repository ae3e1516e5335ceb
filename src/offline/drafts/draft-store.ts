import { del, entries, get, set } from 'idb-keyval'
import { z } from '#src/contract/zod.ts'
import {
  type DraftRecord,
  draftKey,
  legacyDraftKey,
  DRAFT_VERSION,
  draftRecord,
} from '#src/offline/drafts/draft-record.ts'
import { clearPagehideDraft, readPagehideDrafts } from '#src/offline/drafts/pagehide-draft.ts'
import { requestPersistentStorage } from '#src/offline/storage/browser-storage.ts'
import { idbStoreWithTimeout } from '#src/offline/storage/idb-store-with-timeout.ts'
import { tryStorage, storageHealth } from '#src/offline/storage/storage-health.ts'

const versioned = z.looseObject({ version: z.int() })
type Versioned = z.output<typeof versioned>

/** From each earlier version to the next one. */
const STEPS: Record<number, (record: Versioned) => object> = {
  // Only releases had drafts.
  1: ({ releaseId, ...record }) => ({ ...record, version: 2, area: 'releases', entityId: releaseId }),
}

const upgraded = (record: Versioned): unknown => {
  const step = STEPS[record.version]
  return step === undefined ? record : upgraded(versioned.parse(step(record)))
}

export type Found = { state: 'read'; record: DraftRecord } | { state: 'newer' } | { state: 'damaged' }

/** Reads a record of any build; one of a newer build is not touched. */
export const readRecord = (value: unknown): Found => {
  const found = versioned.safeParse(value).data
  if (found === undefined) return { state: 'damaged' }
  if (found.version > DRAFT_VERSION) return { state: 'newer' }
  const record = draftRecord.safeParse(upgraded(found))
  return record.success ? { state: 'read', record: record.data } : { state: 'damaged' }
}

const naming = z.object({ fileKeys: z.array(z.string()) })

/** The files that a record names, in whichever version. */
export const filesNamedBy = (value: unknown): string[] => naming.safeParse(value).data?.fileKeys ?? []

const drafts = idbStoreWithTimeout('liner-drafts', 'drafts')
const SET_ASIDE = 'set-aside/'

export type StoredDraft = { key: string; record: DraftRecord }

export const putDraft = async (record: DraftRecord) => {
  const key = draftKey(record)
  await set(key, record, drafts)
  clearPagehideDraft(key, record.savedAt)
  requestPersistentStorage()
}

export const removeDraft = async (key: string) => {
  clearPagehideDraft(key)
  await tryStorage(() => del(key, drafts))
}

/** Moves an unreadable record aside, where it can still be repaired. */
export const quarantineDraft = async (key: string, found: unknown) => {
  await set(`${SET_ASIDE}${key}`, found, drafts)
  await removeDraft(key)
}

const isAt = (key: string, record: DraftRecord) => [draftKey(record), legacyDraftKey(record)].includes(key)

/** Moves the records of an earlier version to the keys of this one. */
const moveTo = async (record: DraftRecord, from: string) => {
  await putDraft(record)
  await removeDraft(from)
}

type Drafts = {
  readable: StoredDraft[]
  /** Keys of what had to be set aside. */
  damaged: string[]
  /** Keys of records of a newer version of Liner, which this one does not touch. */
  newer: string[]
  /** Whether the database could be read: where it could not, there may be more. */
  isRead: boolean
}

/** Finds out whether the database answers. Until one call has waited for a silent database, every other one waits too. */
export const probeDrafts = () => tryStorage(() => get('probe', drafts))

/** All drafts, each in its newest copy, newest first. */
export const readDrafts = async (): Promise<Drafts> => {
  // Without a database there are at most the drafts written on `pagehide`.
  const stored = await tryStorage(() => entries<string, unknown>(drafts))
  const found = [...(stored ?? []).filter(([key]) => key.startsWith('draft/')), ...readPagehideDrafts()]
  const newest = new Map<string, DraftRecord>()
  const damaged: string[] = []
  const newer: string[] = []
  for (const [key, value] of found) {
    const read = readRecord(value)
    if (read.state === 'newer') newer.push(key)
    else if (read.state === 'read' && isAt(key, read.record)) {
      const own = draftKey(read.record)
      if (own !== key) await tryStorage(() => moveTo(read.record, key))
      if (read.record.savedAt >= (newest.get(own)?.savedAt ?? 0)) newest.set(own, read.record)
    } else {
      await tryStorage(() => quarantineDraft(key, value))
      damaged.push(key)
    }
  }
  if (newer.length > 0) storageHealth.setState('newer')
  const readable = [...newest].map(([key, record]) => ({ key, record }))
  return {
    readable: readable.toSorted((a, b) => b.record.savedAt - a.record.savedAt),
    damaged,
    newer,
    isRead: stored !== undefined,
  }
}

/** Files that a draft names, also one that was set aside, as far as it can be read. */
export const namedFiles = async (): Promise<Set<string>> => {
  const stored = await entries<string, unknown>(drafts)
  return new Set([...stored, ...readPagehideDrafts()].flatMap(([, value]) => filesNamedBy(value)))
}
