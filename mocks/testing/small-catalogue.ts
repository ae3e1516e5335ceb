import { usualRoleOf } from '#src/domain/member-role.ts'
import { EVERYTHING } from '#src/domain/member-scope.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permission.ts'
import type { MembershipRow } from '#backend/tables/memberships.ts'
import type { Catalogue } from '#backend/tables/tables.ts'
import type { UserRow } from '#backend/tables/users.ts'
import { smallHouses } from '#mocks/testing/small-houses.ts'
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
} from '#mocks/testing/test-ids.ts'
import { testRow } from '#mocks/testing/test-row.ts'

const MINUTES = 60_000
const users = (now: Date): UserRow[] => {
  const user = (id: string, name: string, more: Partial<UserRow> = {}): UserRow => ({
    ...testRow(id, now),
    firstName: name,
    lastName: 'Prova',
    email: `${name.toLowerCase()}@liner.test`,
    password: PASSWORD,
    avatarFileId: null,
    role: 'MEMBER',
    status: 'ACTIVE',
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
  const some: MembershipRow['scope'] = { ...EVERYTHING, artists: [ARTIST.anna, ARTIST.zoe] }
  const member = (number: number, userId: string, organizationId: string, permissions: readonly Permission[]) => ({
    ...testRow(testId(9, number), now),
    userId,
    organizationId,
    role: usualRoleOf(permissions),
    permissions: [...permissions],
    scope: EVERYTHING,
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
    ...testRow(id, now, age),
    organizationId,
    createdBy: null,
    name,
    imageFileId: null,
    country: 'IT',
    labelId: LABEL.own,
    personName: null,
    description: null,
    bookingAgent: null,
    contactEmail: null,
    contactPhone: null,
    channels: [],
    status: 'ACTIVE',
  })
  return [
    artist(ARTIST.anna, 'Anna Però', ORGANIZATION.first, 3 * MINUTES),
    artist(ARTIST.zoe, 'Zoë Night', ORGANIZATION.first, 2 * MINUTES),
    artist(ARTIST.outOfScope, 'Bruno Other', ORGANIZATION.first, MINUTES),
    { ...artist(ARTIST.foreign, 'Foreign Anna', ORGANIZATION.foreign, 0), labelId: LABEL.foreign },
  ]
}

const file = (id: string, now: Date, purpose: 'COVER' | 'AUDIO', createdBy: string): Catalogue['files'][number] => ({
  ...testRow(id, now),
  fileName: purpose === 'COVER' ? 'cover.jpg' : 'master.wav',
  mimeType: purpose === 'COVER' ? 'image/jpeg' : 'audio/wav',
  bytes: 1000,
  sha256: '0'.repeat(64),
  purpose,
  createdBy,
  complete: true,
  drawing: null,
})

const asset = (id: string, now: Date, organizationId: string, artistId: string): Catalogue['assets'][number] => ({
  ...testRow(id, now),
  organizationId,
  createdBy: null,
  title: 'Blue Window',
  version: null,
  format: 'TRACK',
  artists: [{ artistId, type: 'PRIMARY' }],
  composer: ['Anna Prova'],
  lyricist: ['Anna Prova'],
  isrc: null,
  explicit: false,
  language: 'en',
  metadataLanguage: null,
  lyrics: null,
  genre: null,
  subgenre: null,
  alternateGenre: null,
  alternateSubgenre: null,
  catalogTier: null,
  copyright: { year: null, text: '' },
  previewStart: null,
  previewLength: null,
  dolbyAtmos: null,
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
  ...testRow(id, now),
  organizationId,
  createdBy: null,
  title: 'Blue Window',
  version: null,
  format: 'SINGLE',
  barcode: null,
  catalogNumber: null,
  releaseDate: null,
  consumerReleaseDate: null,
  consumerReleaseTime: null,
  alreadyReleased: false,
  explicit: null,
  defaultLanguage: null,
  genre: null,
  subgenre: null,
  alternateGenre: null,
  alternateSubgenre: null,
  recordingYear: null,
  recordingLocation: null,
  preOrderDate: null,
  monetization: false,
  songMonetization: false,
  assetsRightsClaim: 'NONE',
  manageAssetsSeparately: false,
  copyrightC: { year: null, text: '' },
  copyrightP: { year: null, text: '' },
  territories: [],
  distributionProviders: [],
  tracklist: [],
  artists: [],
  labelId: null,
  coverFileId: null,
})

const READY_IN_DAYS = 60
const inDays = (now: Date, days: number) =>
  new Date(now.getTime() + days * 24 * 60 * MINUTES).toISOString().slice(0, 10)

const ready = (now: Date): Catalogue['releases'][number] => ({
  ...release(RELEASE.ready, now, ORGANIZATION.first),
  barcode: '5901234123457',
  consumerReleaseDate: inDays(now, READY_IN_DAYS),
  consumerReleaseTime: '00:00',
  releaseDate: inDays(now, READY_IN_DAYS),
  explicit: false,
  defaultLanguage: 'en',
  genre: 'Pop',
  copyrightC: { year: now.getUTCFullYear(), text: 'Own Label' },
  copyrightP: { year: now.getUTCFullYear(), text: 'Own Label' },
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
  ...smallHouses(now),
  artists: artists(now),
  people: [{ ...testRow(PERSON, now), organizationId: ORGANIZATION.first, createdBy: null, name: 'Piera Prova' }],
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
  edits: [],
  stores: Object.entries(STORE).map(([name, id]) => ({ ...testRow(id, now), name: `Store ${name}` })),
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
  invitations: [
    {
      ...testRow(INVITATION, now, 2 * MINUTES),
      email: 'outsider@liner.test',
      organizationId: ORGANIZATION.first,
      inviterId: USER.member,
      role: 'OTHER',
      permissions: ['MANAGE_RELEASE'],
      scope: EVERYTHING,
      status: 'PENDING',
    },
  ],
})
