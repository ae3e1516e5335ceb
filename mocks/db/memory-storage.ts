import type { Change } from '#mocks/db/row-store.ts'
import type { Head, Storage } from '#mocks/db/storage.ts'

/** Keeps changes for as long as somebody holds on to it: for tests, and where the browser grants no storage. */
export const memoryStorage = (): Storage => {
  const blobs = new Map<string, Blob>()
  const changes = new Map<string, Change>()
  let head: Head | undefined
  return {
    head: async () => head,
    changes: async () => structuredClone([...changes].map(([key, value]) => ({ key, value }))),
    commit: async (next, added) => {
      for (const change of structuredClone(added)) changes.set(`${change.table}/${change.id}`, change)
      head = next
    },
    clear: async (next) => {
      changes.clear()
      blobs.clear()
      head = next
    },
    setAside: async (unreadable, next) => {
      for (const { key } of unreadable) changes.delete(key)
      head = next
    },
    blobs: {
      get: async (id) => blobs.get(id),
      put: async (id, blob) => void blobs.set(id, blob),
    },
  }
}
