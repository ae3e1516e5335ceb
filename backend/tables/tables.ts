import { artists } from '#backend/tables/artists.ts'
import { assets } from '#backend/tables/assets.ts'
import { codes } from '#backend/tables/codes.ts'
import type { RowOf } from '#backend/tables/define-table.ts'
import { devices } from '#backend/tables/devices.ts'
import { edits } from '#backend/tables/edits.ts'
import { files } from '#backend/tables/files.ts'
import { invitations } from '#backend/tables/invitations.ts'
import { labels } from '#backend/tables/labels.ts'
import { memberships } from '#backend/tables/memberships.ts'
import { notifications } from '#backend/tables/notifications.ts'
import { organizationEdits } from '#backend/tables/organization-edits.ts'
import { organizations } from '#backend/tables/organizations.ts'
import { people } from '#backend/tables/people.ts'
import { releases } from '#backend/tables/releases.ts'
import { stores } from '#backend/tables/stores.ts'
import { submissions } from '#backend/tables/submissions.ts'
import type { ReadTable, Table } from '#backend/tables/table.ts'
import { tokens } from '#backend/tables/tokens.ts'
import { users } from '#backend/tables/users.ts'

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
  edits,
  stores,
  notifications,
  files,
  tokens,
  devices,
  codes,
  invitations,
  organizationEdits,
}
export type TableName = keyof typeof tables
export type Rows = { [Name in TableName]: RowOf<(typeof tables)[Name]> }
export type ReadTables = { [Name in TableName]: ReadTable<Rows[Name]> }
export type Tables = { [Name in TableName]: Table<Rows[Name]> }
/** The rows of every table. */
export type Catalogue = { [Name in TableName]: Rows[Name][] }

const isTableName = (name: string): name is TableName => name in tables
export const TABLE_NAMES = Object.keys(tables).filter(isTableName)
