import type { AssetDetail } from '#src/contract/assets.ts'
import { NEW_ASSET, NEW_RELEASE, NEW_SUBMISSION } from '#src/contract/entity-views.ts'
import type { ReleaseContent, ReleaseDetail } from '#src/contract/releases.ts'
import type { Submission } from '#src/contract/submissions.ts'

export const ID = '00000000-0000-4000-a000-000000000001'
const AT = '2026-11-21T09:30:00.000Z'
const ENTITY = { id: ID, revision: 1, createdAt: AT, updatedAt: AT }
const NAMED = { id: ID, name: 'Own' }
const CREDIT = { artistId: ID, name: 'Anna' }
const COVER = { fileId: ID, url: '/files/cover.jpg' }

// What an answer has in another shape.
const { labelId: _label, coverFileId: _cover, tracklist: _tracks, ...fields } = NEW_RELEASE
const FACTS = { container: 'WAV', durationMs: 180_000, sampleRate: 44_100, bitDepth: 24, channels: 2 }

const track: Omit<AssetDetail, 'releases' | 'labels' | 'published'> = {
  ...ENTITY,
  ...NEW_ASSET,
  title: 'Sea',
  format: 'TRACK',
  artists: [{ ...CREDIT, type: 'MAIN', image: null }],
  media: { ...FACTS, fileId: ID, fileName: 'sea.wav', bytes: 31_752_044, url: '/files/sea.wav' },
  dolbyAtmos: null,
  organization: NAMED,
  releasesCount: 1,
}

const content: ReleaseContent = {
  ...fields,
  title: 'Sea',
  format: 'SINGLE',
  artists: [{ ...CREDIT, type: 'PRIMARY' }],
  label: NAMED,
  cover: COVER,
  tracks: [],
}

const decided = {
  ...NEW_SUBMISSION,
  id: ID,
  storeId: ID,
  status: 'REJECTED',
  statusAt: AT,
  statusBy: 'Ada',
  reason: 'blurred',
  createdAt: AT,
  updatedAt: AT,
} as const

/** A release as the API answers it: with a track, a decision and the state that was decided on. */
export const RELEASE: ReleaseDetail = {
  ...ENTITY,
  ...fields,
  title: 'Sea',
  format: 'SINGLE',
  artists: [{ ...CREDIT, type: 'PRIMARY' }],
  label: NAMED,
  cover: COVER,
  organization: NAMED,
  tracklist: [{ assetId: ID, position: 1 }],
  status: 'REJECTED',
  displayStatus: 'NEEDS_CHANGES',
  storeStates: [],
  published: false,
  tracks: [track],
  submissions: [decided],
  snapshots: [{ id: ID, contentRevision: 'one', createdAt: AT, content }],
}

/** A submission that was rejected. */
export const REJECTED: Submission = {
  ...decided,
  revision: 2,
  contentRevision: 'one',
  release: {
    id: ID,
    cover: COVER,
    title: 'Sea',
    version: null,
    format: 'SINGLE',
    barcode: null,
    consumerReleaseDate: '2026-12-11',
    consumerReleaseTime: '09:00',
    label: NAMED,
    labelId: ID,
    organization: NAMED,
    artists: [{ ...CREDIT, type: 'PRIMARY' }],
  },
}
