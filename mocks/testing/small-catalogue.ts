import dayjs from 'dayjs'
import type { MembershipRow } from '#backend/tables/organizations.ts'
import { type Catalogue, tables } from '#backend/tables/tables.ts'
import type { UserRow } from '#backend/tables/users.ts'
import { smallOrganizations } from '#mocks/testing/small-organizations.ts'
import {
  ARTIST,
  ASSET,
  FILE,
  INVITATION,
  LABEL,
  NOBODY,
  ORGANIZATION,
  PASSWORD,
  PERSON,
  RELEASE,
  STORE,
  testId,
  USER,
  testRow,
} from '#mocks/testing/test-ids.ts'
import { PERMISSIONS, type Permission } from '#src/domain/access/permission.ts'
import { MINUTE_MS } from '#src/domain/limits.ts'
import { inferMemberRole, FULL_SCOPE } from '#src/domain/membership/role.ts'

const users = (now: Date): UserRow[] => {
  const user = (id: string, name: string, more: Partial<UserRow> = {}): UserRow => ({
    ...tables.users.defaults,
    ...testRow(id, now),
    firstName: name,
    lastName: 'Prova',
    email: `${name.toLowerCase()}@liner.test`,
    password: PASSWORD,
    completed: true,
    ...more,
  })
  return [
    user(USER.admin, 'Admin', { role: 'SUPERADMIN' }),
    user(USER.member, 'Member'),
    user(USER.artist, 'Artist'),
    user(USER.label, 'Label'),
    user(NOBODY.viewer, 'Viewer'),
    user(NOBODY.newcomer, 'Newcomer', { completed: false }),
    user(NOBODY.suspended, 'Suspended', { status: 'INACTIVE' }),
    user(NOBODY.outsider, 'Outsider'),
  ]
}

const memberships = (now: Date): MembershipRow[] => {
  const some: MembershipRow['scope'] = { ...FULL_SCOPE, artists: [ARTIST.anna, ARTIST.zoe] }
  const member = (number: number, userId: string, organizationId: string, permissions: readonly Permission[]) => ({
    ...tables.memberships.defaults,
    ...testRow(testId(9, number), now),
    userId,
    organizationId,
    role: inferMemberRole(permissions),
    permissions: [...permissions],
    scope: FULL_SCOPE,
  })
  return [
    member(1, USER.member, ORGANIZATION.first, PERMISSIONS),
    member(2, USER.member, ORGANIZATION.second, PERMISSIONS),
    { ...member(3, USER.artist, ORGANIZATION.first, ['MANAGE_ARTIST', 'MANAGE_RELEASE']), scope: some },
    member(4, USER.label, ORGANIZATION.first, ['MANAGE_LABEL']),
    member(5, NOBODY.viewer, ORGANIZATION.first, []),
    member(6, NOBODY.suspended, ORGANIZATION.first, PERMISSIONS),
    member(7, NOBODY.outsider, ORGANIZATION.foreign, PERMISSIONS),
  ]
}

const artists = (now: Date): Catalogue['artists'] => {
  const artist = (id: string, name: string, organizationId: string, age: number): Catalogue['artists'][number] => ({
    ...tables.artists.defaults,
    ...testRow(id, now, age),
    organizationId,
    createdBy: null,
    name,
    country: 'IT',
    labelId: LABEL.own,
    newSpotifyProfile: true,
  })
  return [
    artist(ARTIST.anna, 'Anna Però', ORGANIZATION.first, 3 * MINUTE_MS),
    artist(ARTIST.zoe, 'Zoë Night', ORGANIZATION.first, 2 * MINUTE_MS),
    artist(ARTIST.outOfScope, 'Bruno Other', ORGANIZATION.first, MINUTE_MS),
    { ...artist(ARTIST.foreign, 'Foreign Anna', ORGANIZATION.foreign, 0), labelId: LABEL.foreign },
  ]
}

const file = (id: string, now: Date, purpose: 'COVER' | 'AUDIO', createdBy: string): Catalogue['files'][number] => ({
  ...tables.files.defaults,
  ...testRow(id, now),
  fileName: purpose === 'COVER' ? 'cover.jpg' : 'master.wav',
  mimeType: purpose === 'COVER' ? 'image/jpeg' : 'audio/wav',
  bytes: 1000,
  sha256: '0'.repeat(64),
  purpose,
  createdBy,
  complete: true,
})

const asset = (id: string, now: Date, organizationId: string, artistId: string): Catalogue['assets'][number] => ({
  ...tables.assets.defaults,
  ...testRow(id, now),
  organizationId,
  createdBy: null,
  title: 'Blue Window',
  format: 'TRACK',
  artists: [{ artistId, type: 'PRIMARY' }],
  composer: ['Anna Prova'],
  lyricist: ['Anna Prova'],
  explicit: false,
  language: 'en',
  media: {
    fileId: FILE.master,
    container: 'WAV',
    durationMs: 200_000,
    sampleRate: 44_100,
    bitDepth: 16,
    channels: 2,
  },
})

const release = (id: string, now: Date, organizationId: string): Catalogue['releases'][number] => ({
  ...tables.releases.defaults,
  ...testRow(id, now),
  organizationId,
  createdBy: null,
  title: 'Blue Window',
  format: 'SINGLE',
})

const READY_IN_DAYS = 60
const inDays = (now: Date, days: number) => dayjs(now).add(days, 'day').format('YYYY-MM-DD')

const ready = (now: Date): Catalogue['releases'][number] => ({
  ...release(RELEASE.ready, now, ORGANIZATION.first),
  barcode: '5901234123457',
  consumerReleaseDate: inDays(now, READY_IN_DAYS),
  consumerReleaseTime: '00:00',
  releaseDate: inDays(now, READY_IN_DAYS),
  explicit: false,
  defaultLanguage: 'en',
  genre: 'Pop',
  copyrightC: { year: dayjs(now).year(), text: 'Own Label' },
  copyrightP: { year: dayjs(now).year(), text: 'Own Label' },
  territories: ['WORLD'],
  distributionProviders: [STORE.first, STORE.second],
  tracklist: [{ assetId: ASSET.own, position: 1 }],
  artists: [{ artistId: ARTIST.anna, type: 'PRIMARY' }],
  labelId: LABEL.own,
  coverFileId: FILE.cover,
})

/** A catalogue small enough to know by heart: what a test says about it can be read here. */
export const smallCatalogue = (now: Date): Catalogue => ({
  users: users(now),
  memberships: memberships(now),
  ...smallOrganizations(now),
  artists: artists(now),
  people: [
    {
      ...tables.people.defaults,
      ...testRow(PERSON, now),
      organizationId: ORGANIZATION.first,
      createdBy: null,
      name: 'Piera Prova',
    },
  ],
  assets: [
    asset(ASSET.own, now, ORGANIZATION.first, ARTIST.anna),
    { ...asset(ASSET.second, now, ORGANIZATION.first, ARTIST.zoe), title: 'Second', isrc: 'ITABC2400001' },
    asset(ASSET.foreign, now, ORGANIZATION.foreign, ARTIST.foreign),
  ],
  releases: [
    ready(now),
    {
      ...release(RELEASE.draft, now, ORGANIZATION.first),
      title: 'Draft',
      artists: [{ artistId: ARTIST.zoe, type: 'PRIMARY' }],
    },
    { ...release(RELEASE.foreign, now, ORGANIZATION.foreign), title: 'Elsewhere', barcode: '5010017088439' },
  ],
  submissions: [],
  snapshots: [],
  storeEvents: [],
  claims: [],
  edits: [],
  stores: Object.entries(STORE).map(([name, id]) => ({
    ...tables.stores.defaults,
    ...testRow(id, now),
    name: `Store ${name}`,
  })),
  notifications: [],
  files: [
    file(FILE.cover, now, 'COVER', USER.member),
    file(FILE.master, now, 'AUDIO', USER.member),
    file(FILE.foreignMaster, now, 'AUDIO', NOBODY.outsider),
  ],
  tokens: [],
  devices: [],
  codes: [],
  organizationEdits: [],
  answers: [],
  barcodes: [],
  isrcSequences: [],
  invitations: [
    {
      ...tables.invitations.defaults,
      ...testRow(INVITATION, now, 2 * MINUTE_MS),
      email: 'outsider@liner.test',
      organizationId: ORGANIZATION.first,
      inviterId: USER.member,
      role: 'OTHER',
      permissions: ['MANAGE_RELEASE'],
      scope: FULL_SCOPE,
      status: 'PENDING',
    },
  ],
})
