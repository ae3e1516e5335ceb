import type { BlobStore } from '#mocks/db/storage.ts'
import type { FileRow } from '#mocks/db/rows.ts'
import type { Tables } from '#mocks/db/tables.ts'

/** Where a file can be fetched from; empty when its bytes are not there. */
export type FileUrl = (file: FileRow) => Promise<string>

/** Where the browser puts the bytes of an upload that was reserved under this id. */
export type UploadUrl = (id: string) => string

/** Sends a data message to the device of this token. */
export type Push = (token: string, data: Record<string, string>) => void

/** What one call works with: the tables are its own until it has answered. */
export type Context = {
  tables: Tables
  blobs: BlobStore
  fileUrl: FileUrl
  uploadUrl: UploadUrl
  push: Push
  now: Date
  token: string | null
  organizationId: string | null
}
export type Request = Omit<Context, 'tables'>
