import { rowSchemas } from '#mocks/db/row-schemas.ts'
import type { Catalogue, Rows } from '#mocks/db/rows.ts'
import type { StoredChange, Unreadable } from '#mocks/db/storage.ts'
import { change, type Change, createTable, type Table } from '#mocks/db/table.ts'

export type Tables = { [Name in keyof Rows]: Table<Rows[Name]> }

const createStores = () => ({
  users: createTable('users', rowSchemas.users),
  memberships: createTable('memberships', rowSchemas.memberships),
  organizations: createTable('organizations', rowSchemas.organizations),
  labels: createTable('labels', rowSchemas.labels),
  artists: createTable('artists', rowSchemas.artists),
  people: createTable('people', rowSchemas.people),
  assets: createTable('assets', rowSchemas.assets),
  releases: createTable('releases', rowSchemas.releases),
  submissions: createTable('submissions', rowSchemas.submissions),
  edits: createTable('edits', rowSchemas.edits),
  stores: createTable('stores', rowSchemas.stores),
  notifications: createTable('notifications', rowSchemas.notifications),
  files: createTable('files', rowSchemas.files),
  tokens: createTable('tokens', rowSchemas.tokens),
  devices: createTable('devices', rowSchemas.devices),
  codes: createTable('codes', rowSchemas.codes),
  invitations: createTable('invitations', rowSchemas.invitations),
  organizationEdits: createTable('organizationEdits', rowSchemas.organizationEdits),
})

/** All tables, and what the database does to every one of them at once. */
export const createTables = () => {
  const stores = createStores()
  const byName = new Map<string, { restore: (change: Change) => boolean }>(Object.entries(stores))
  const tables: Tables = {
    users: stores.users.table,
    memberships: stores.memberships.table,
    organizations: stores.organizations.table,
    labels: stores.labels.table,
    artists: stores.artists.table,
    people: stores.people.table,
    assets: stores.assets.table,
    releases: stores.releases.table,
    submissions: stores.submissions.table,
    edits: stores.edits.table,
    stores: stores.stores.table,
    notifications: stores.notifications.table,
    files: stores.files.table,
    tokens: stores.tokens.table,
    devices: stores.devices.table,
    codes: stores.codes.table,
    invitations: stores.invitations.table,
    organizationEdits: stores.organizationEdits.table,
  }
  const rebase = (catalogue: Catalogue) => {
    stores.users.rebase(catalogue.users)
    stores.memberships.rebase(catalogue.memberships)
    stores.organizations.rebase(catalogue.organizations)
    stores.labels.rebase(catalogue.labels)
    stores.artists.rebase(catalogue.artists)
    stores.people.rebase(catalogue.people)
    stores.assets.rebase(catalogue.assets)
    stores.releases.rebase(catalogue.releases)
    stores.submissions.rebase(catalogue.submissions)
    stores.edits.rebase(catalogue.edits)
    stores.stores.rebase(catalogue.stores)
    stores.notifications.rebase(catalogue.notifications)
    stores.files.rebase(catalogue.files)
    stores.tokens.rebase(catalogue.tokens)
    stores.devices.rebase(catalogue.devices)
    stores.codes.rebase(catalogue.codes)
    stores.invitations.rebase(catalogue.invitations)
    stores.organizationEdits.rebase(catalogue.organizationEdits)
  }
  /** Takes over what can be read of what was stored, and answers the rest. */
  const restore = (stored: readonly StoredChange[]): Unreadable[] =>
    stored.flatMap(({ key, value }) => {
      const { data } = change.safeParse(value)
      if (data === undefined) return [{ key, table: 'unknown', id: key, row: value }]
      return byName.get(data.table)?.restore(data) === true ? [] : [{ key, ...data }]
    })
  const every = Object.values(stores)
  return {
    tables,
    rebase,
    restore,
    pending: () => every.flatMap((store) => store.pending()),
    keep: () => every.forEach((store) => store.keep()),
    discard: () => every.forEach((store) => store.discard()),
  }
}
