import type { Kysely } from 'kysely'
import { createRowCounts } from '../row-counts.ts'
import { createRowTable, type RowTable } from '../row-table.ts'
import type { Stored } from '../sql-table.ts'

const ROW_TABLES: readonly RowTable[] = [
  {
    name: 'users',
    columns: ['role'],
    compared: ['status'],
    keys: ['referral'],
    uniqueKeys: ['email', 'google', 'facebook'],
    sorts: ['name', 'first_name', 'last_name', 'email', 'status'],
    isSearched: true,
  },
  { name: 'memberships', columns: ['organization_id', 'user_id'], uniqueKeys: ['member'] },
  { name: 'organizations', uniqueKeys: ['name'], sorts: ['name', 'city', 'country', 'status'], isSearched: true },
  {
    name: 'labels',
    columns: ['organization_id'],
    compared: ['created_by', 'status'],
    uniqueKeys: ['name', 'isrc_prefix'],
    sorts: ['name', 'isrc_prefix', 'status'],
    isSearched: true,
  },
  {
    name: 'artists',
    columns: ['label_id', 'organization_id'],
    compared: ['created_by', 'status'],
    keys: ['plain_name'],
    uniqueKeys: ['name'],
    lists: ['people'],
    sorts: ['name', 'country', 'status'],
    isSearched: true,
  },
  { name: 'people', columns: ['organization_id'], sorts: ['name'], isSearched: true },
  {
    name: 'assets',
    columns: ['format', 'organization_id'],
    compared: ['created_by'],
    uniqueKeys: ['isrc'],
    lists: ['credited', 'contributed'],
    sorts: ['title', 'format', 'isrc'],
    isSearched: true,
    isFoundByCredits: true,
  },
  {
    name: 'releases',
    columns: ['consumer_release_date', 'cover_file_id', 'created_by', 'format', 'label_id', 'organization_id'],
    uniqueKeys: ['barcode'],
    lists: ['credited', 'tracks'],
    sorts: ['title', 'format', 'barcode', 'release_date', 'consumer_release_date'],
    isSearched: true,
    isFoundByCredits: true,
  },
  {
    name: 'submissions',
    columns: ['release_id', 'status', 'store_id'],
    compared: ['delivery'],
    uniqueKeys: ['live'],
    sorts: ['status', 'delivery', 'waiting_since'],
  },
  { name: 'snapshots', columns: ['release_id'] },
  { name: 'store_events', columns: ['release_id', 'store_id', 'submission_id'] },
  { name: 'claims', columns: ['user_id'] },
  { name: 'edits', columns: ['release_id', 'user_id'] },
  { name: 'stores', sorts: ['name'] },
  { name: 'notifications', columns: ['organization_id', 'release_id', 'user_id'] },
  { name: 'files' },
  { name: 'tokens', columns: ['user_id'] },
  { name: 'devices', columns: ['user_id'] },
  { name: 'codes' },
  { name: 'invitations', columns: ['organization_id'], keys: ['email'] },
  { name: 'organization_edits', columns: ['organization_id'] },
  { name: 'barcodes', columns: ['organization_id', 'release_id'], uniqueKeys: ['barcode'] },
  { name: 'answers' },
]

export const up = async (database: Kysely<Stored>): Promise<void> => {
  await createRowCounts(database)
  for (const table of ROW_TABLES) await createRowTable(database, table)
}
