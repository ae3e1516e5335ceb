import { by, owned, type Rules, scoped } from '#mocks/testing/permissions/rule.ts'

const page = { page: 1, perPage: 5 }
const status = 'INACTIVE'
const NEEDED = 'PRECONDITION_FAILED'
const LABEL = ['MANAGE_LABEL'] as const
const ARTIST = ['MANAGE_ARTIST'] as const
const PEOPLE = ['MANAGE_PEOPLE'] as const
const ASSET = ['MANAGE_ASSET'] as const
const RELEASE = ['MANAGE_RELEASE'] as const
/** What is new names a label or an artist that the caller may not use: the field says so. */
const UNUSABLE = { limited: 'BAD_REQUEST', foreign: 'BAD_REQUEST' }

export const labels: Rules['labels'] = {
  list: by(LABEL, (client) => client.labels.list.query(page)),
  get: scoped(LABEL, (client, { labelId }) => client.labels.get.query({ labelId })),
  defaults: scoped(['MANAGE_LABEL', 'MANAGE_RELEASE'], (client, { labelId }) =>
    client.labels.defaults.query({ labelId }),
  ),
  create: by(LABEL, (client) => client.labels.create.mutate({ name: 'New' })),
  update: scoped(LABEL, (client, { labelId }) => client.labels.update.mutate({ labelId, revision: 1, name: 'New' })),
  toggle: scoped(LABEL, (client, { labelId }) => client.labels.toggle.mutate({ labelIds: [labelId], status })),
  permanentlyDelete: scoped(
    LABEL,
    (client, { labelId }) => client.labels.permanentlyDelete.mutate({ labelIds: [labelId] }),
    NEEDED,
  ),
}

export const artists: Rules['artists'] = {
  facts: by(['MANAGE_ARTIST', 'MANAGE_RELEASE', 'MANAGE_ASSET'], (client, { artistId }) =>
    client.artists.facts.query({ artistIds: [artistId] }),
  ),
  list: by(ARTIST, (client) => client.artists.list.query(page)),
  get: scoped(ARTIST, (client, { artistId }) => client.artists.get.query({ artistId })),
  create: by(ARTIST, (client, { labelId }) => client.artists.create.mutate({ name: 'Somebody', labelId }), UNUSABLE),
  update: scoped(ARTIST, (client, { artistId }) =>
    client.artists.update.mutate({ artistId, revision: 1, name: 'New' }),
  ),
  toggle: scoped(ARTIST, (client, { artistId }) => client.artists.toggle.mutate({ artistIds: [artistId], status })),
  permanentlyDelete: scoped(ARTIST, (client, { freeArtistId }) =>
    client.artists.permanentlyDelete.mutate({ artistIds: [freeArtistId] }),
  ),
}

export const people: Rules['people'] = {
  list: by(PEOPLE, (client) => client.people.list.query(page)),
  get: owned(PEOPLE, (client, { personId }) => client.people.get.query({ personId })),
  credits: owned(PEOPLE, (client, { personId }) => client.people.credits.query({ personId })),
  create: by(PEOPLE, (client) => client.people.create.mutate({ name: 'New' })),
  update: owned(PEOPLE, (client, { personId }) => client.people.update.mutate({ personId, revision: 1, name: 'New' })),
  permanentlyDelete: owned(PEOPLE, (client, { personId }) =>
    client.people.permanentlyDelete.mutate({ personIds: [personId] }),
  ),
}

export const assets: Rules['assets'] = {
  list: by(ASSET, (client) => client.assets.list.query(page)),
  get: scoped(ASSET, (client, { assetId }) => client.assets.get.query({ assetId })),
  create: by(
    ASSET,
    (client, { artistId }) =>
      client.assets.create.mutate({ title: 'New', format: 'TRACK', artists: [{ artistId, type: 'PRIMARY' }] }),
    UNUSABLE,
  ),
  update: scoped(ASSET, (client, { assetId }) => client.assets.update.mutate({ assetId, revision: 1, title: 'New' })),
  permanentlyDelete: scoped(ASSET, (client, { freeAssetId }) =>
    client.assets.permanentlyDelete.mutate({ assetIds: [freeAssetId] }),
  ),
}

export const releases: Rules['releases'] = {
  list: by(RELEASE, (client) => client.releases.list.query(page)),
  stages: by(RELEASE, (client) => client.releases.stages.query()),
  get: scoped(RELEASE, (client, { releaseId }) => client.releases.get.query({ releaseId })),
  history: scoped(RELEASE, (client, { releaseId }) => client.releases.history.query({ releaseId })),
  // Has a barcode, and keeps it.
  assignBarcode: scoped(RELEASE, (client, { releaseId }) => client.releases.assignBarcode.mutate({ releaseId })),
  create: by(
    RELEASE,
    (client, { labelId }) => client.releases.create.mutate({ title: 'New', format: 'EP', labelId }),
    UNUSABLE,
  ),
  update: scoped(RELEASE, (client, { draftId }) =>
    client.releases.update.mutate({ releaseId: draftId, revision: 1, title: 'New' }),
  ),
  permanentlyDelete: scoped(RELEASE, (client, { draftId }) =>
    client.releases.permanentlyDelete.mutate({ releaseIds: [draftId] }),
  ),
}

export const searches: Rules['searches'] = {
  artists: by(['MANAGE_ARTIST', 'MANAGE_RELEASE', 'MANAGE_ASSET'], (client) =>
    client.searches.artists.query({ search: '' }),
  ),
  labels: by(['MANAGE_LABEL', 'MANAGE_RELEASE', 'MANAGE_ARTIST'], (client) =>
    client.searches.labels.query({ search: '' }),
  ),
  assets: by(['MANAGE_ASSET', 'MANAGE_RELEASE'], (client) => client.searches.assets.query({ search: '' })),
  releases: by(RELEASE, (client) => client.searches.releases.query({ search: '' })),
  people: by(PEOPLE, (client) => client.searches.people.query({ search: '' })),
  organizations: by(['MANAGE_ORGANIZATION'], (client) => client.searches.organizations.query({ search: '' })),
}
