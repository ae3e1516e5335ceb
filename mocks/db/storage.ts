import { z } from '#src/contract/zod.ts'
import type { Change } from '#mocks/db/table.ts'

/** When the catalogue was seeded, and how many times it was written to since. */
export const head = z.object({ seededAt: z.iso.datetime(), version: z.int() })
export type Head = z.output<typeof head>

/** Where changes outlive the page. Only what differs from the seed is ever written. */
export type Storage = {
  /** Null until something was written; throws when what lies there cannot be understood. */
  head: () => Promise<Head | null>
  changes: () => Promise<Change[]>
  /** All of it is written, or nothing. */
  commit: (head: Head, changes: readonly Change[]) => Promise<void>
  /** Forgets every change and every file, and starts again from `head`. */
  clear: (head: Head) => Promise<void>
  /** Moves what cannot be understood out of the way, where a developer still finds it. */
  setAside: () => Promise<void>
  blobs: BlobStore
}
export type BlobStore = {
  get: (id: string) => Promise<Blob | undefined>
  put: (id: string, blob: Blob) => Promise<void>
}
