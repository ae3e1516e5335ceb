import { answers } from '#backend/tables/answers.ts'
import { artists } from '#backend/tables/artists.ts'
import { assets } from '#backend/tables/assets.ts'
import { barcodes } from '#backend/tables/barcodes.ts'
import type { RowOf } from '#backend/tables/define-table.ts'
import { files } from '#backend/tables/files.ts'
import { isrcSequences } from '#backend/tables/isrc-sequences.ts'
import { labels } from '#backend/tables/labels.ts'
import { notifications } from '#backend/tables/notifications.ts'
import { invitations, memberships, organizations, organizationEdits } from '#backend/tables/organizations.ts'
import { people } from '#backend/tables/people.ts'
import { edits, releases } from '#backend/tables/releases.ts'
import { snapshots } from '#backend/tables/snapshots.ts'
import { storeEvents } from '#backend/tables/store-events.ts'
import { claims, stores, submissions } from '#backend/tables/submissions.ts'
import type { ReadTable, Table } from '#backend/tables/table.ts'
import { codes, devices, tokens, users } from '#backend/tables/users.ts'

/** Every table there is. */
export const tables = {
  users,
  memberships,
  organizations,
  labels,
  artists,
  people,
  assets,
  releases,
  submissions,
  snapshots,
  storeEvents,
  claims,
  edits,
  stores,
  notifications,
  files,
  tokens,
  devices,
  codes,
  invitations,
  organizationEdits,
  barcodes,
  isrcSequences,
  answers,
}
export type TableName = keyof typeof tables
export type Rows = { [Name in TableName]: RowOf<(typeof tables)[Name]> }
export type ReadTables = { [Name in TableName]: ReadTable<Rows[Name]> }
export type Tables = { [Name in TableName]: Table<Rows[Name]> }
/** The rows of every table. */
export type Catalogue = { [Name in TableName]: Rows[Name][] }

const isTableName = (name: string): name is TableName => name in tables
export const TABLE_NAMES = Object.keys(tables).filter(isTableName)
