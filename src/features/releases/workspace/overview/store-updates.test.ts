import { expect, test } from 'vitest'
import { NEW_RELEASE, NEW_SUBMISSION } from '#src/contract/entity-views.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { hasUpdate, storesToSubmit } from '#src/features/releases/workspace/overview/store-updates.ts'
import { contentOfDetail } from '#src/shared/release/detail-content.ts'

const approvedAt = (storeId: string) => ({
  ...NEW_SUBMISSION,
  id: storeId,
  storeId,
  createdAt: '',
  updatedAt: '',
  status: 'APPROVED' as const,
  delivery: 'PROCESSED' as const,
  approvedSnapshotId: 'approved',
})
const [SPOTIFY, TIDAL] = [approvedAt('spotify'), approvedAt('tidal')]
const saved: ReleaseDetail = {
  ...NEW_RELEASE,
  id: 'one',
  revision: 1,
  createdAt: '',
  updatedAt: '',
  title: 'Paper Boats',
  format: 'SINGLE',
  artists: [],
  label: null,
  cover: null,
  organization: { id: 'organization', name: 'Organization' },
  status: 'APPROVED',
  displayStatus: 'LIVE',
  storeStates: [],
  published: true,
  isrcPrefix: null,
  tracks: [],
  snapshots: [],
  distributionProviders: ['spotify', 'tidal'],
  submissions: [SPOTIFY, TIDAL],
}
const snapshots = [{ id: 'approved', contentRevision: '1', createdAt: '', content: contentOfDetail(saved) }]
const detail = { ...saved, snapshots }
const own = [{ storeId: 'tidal', date: '2027-01-01' }]

test('when another store is chosen, then it alone is submitted to, saved or not', () => {
  const distributionProviders = ['spotify', 'tidal', 'deezer']
  expect(storesToSubmit({ ...detail, distributionProviders }, detail, true)).toEqual(['deezer'])
  const now = { ...detail, distributionProviders }
  expect(storesToSubmit(now, now, true)).toEqual(['deezer'])
})

test('when a store is given a date of its own, then it alone is updated, saved or not', () => {
  expect(storesToSubmit({ ...detail, storeDates: own }, detail, true)).toEqual(['tidal'])
  const now = { ...detail, storeDates: own }
  expect([hasUpdate(now, SPOTIFY), hasUpdate(now, TIDAL)]).toEqual([false, true])
  expect(storesToSubmit(detail, now, true)).toEqual([])
})

test('when anything else changes, then every store that has it is updated', () => {
  expect(storesToSubmit(detail, detail, false)).toEqual(['spotify', 'tidal'])
  const now = { ...detail, title: 'Tin Boats' }
  expect([hasUpdate(now, SPOTIFY), hasUpdate(now, TIDAL)]).toEqual([true, true])
})

test('when no store was ever asked, then all chosen ones are submitted to', () => {
  expect(storesToSubmit(detail, null, false)).toEqual(['spotify', 'tidal'])
})
