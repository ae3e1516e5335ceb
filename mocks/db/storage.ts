import type { Change } from '#mocks/db/row-store.ts'
import { z } from '#src/contract/zod.ts'

/** When the catalogue was seeded, and how many times it was written to since. */
export const head = z.object({ seededAt: z.iso.datetime(), version: z.int() })
export type Head = z.output<typeof head>

/** A change as it was stored, by whichever version. */
export type StoredChange = { key: string; value: unknown }
/** What this version cannot read: a row of a table, or the head. */
export type Unreadable = { key: string; table: string; id: string; row: unknown }

/** Where changes outlive the page. Only what differs from the seed is ever written. */
export type Storage = {
  /** In whatever shape it was stored; undefined until something was written. */
  head: () => Promise<unknown>
  changes: () => Promise<StoredChange[]>
  /** All of it is written, or nothing. */
  commit: (head: Head, changes: readonly Change[]) => Promise<void>
  /** Forgets every change and every file, and starts again from `head`. */
  clear: (head: Head) => Promise<void>
  /** Moves what cannot be read out of the way, where a developer still finds it; everything else goes on from `head`. */
  setAside: (unreadable: readonly Unreadable[], head: Head, now: Date) => Promise<void>
  blobs: BlobStore
}
export type BlobStore = {
  get: (id: string) => Promise<Blob | undefined>
  put: (id: string, blob: Blob) => Promise<void>
}
