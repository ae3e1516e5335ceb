import { expect, test } from 'vitest'
import { NEW_RELEASE, NEW_SUBMISSION } from '#src/contract/entity-views.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { releaseProblems } from '#src/domain/release/check.ts'
import { checkedReleaseOf } from '#src/domain/release/checked-release.ts'
import { storeProfileOf } from '#src/domain/release/store-directory.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'
import { DELIVERY_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

const TODAY = '2026-11-23'
const STORES = ['Spotify', 'Apple Music', 'Beatport', 'Vevo'].map((name) => ({
  id: name,
  name,
  profile: storeProfileOf(name),
}))
const submission = (storeId: string, change: Partial<ReleaseDetail['submissions'][number]> = {}) => ({
  ...NEW_SUBMISSION,
  id: storeId,
  storeId,
  createdAt: '',
  updatedAt: '',
  ...change,
})
const detail: ReleaseDetail = {
  ...NEW_RELEASE,
  id: 'one',
  revision: 1,
  createdAt: '',
  updatedAt: '',
  title: 'Paper Boats',
  format: 'SINGLE',
  consumerReleaseDate: '2026-11-28',
  artists: [{ artistId: 'luna', type: 'PRIMARY', name: 'Luna' }],
  artistFacts: [{ artistId: 'luna', lacksProfile: true, bands: [], similar: [] }],
  label: { id: 'label', name: 'L'.repeat(61) },
  cover: null,
  organization: { id: 'organization', name: 'Organization' },
  status: 'PENDING',
  displayStatus: 'IN_REVIEW',
  storeStates: [],
  published: false,
  isrcPrefix: null,
  tracks: [],
  snapshots: [],
  distributionProviders: ['Spotify', 'Apple Music'],
  submissions: [submission('Spotify'), submission('Apple Music', { status: 'APPROVED', delivery: 'PROCESSED' })],
}
const askedBy = (asking: 'LABEL' | 'REVIEWER', release: ReleaseDetail) =>
  checkedReleaseOf(release, { asking, stores: STORES, askedIds: release.submissions.map(({ storeId }) => storeId) })
const found = (release: ReleaseDetail) =>
  releaseProblems(askedBy('REVIEWER', release), TODAY).map(({ code, values }) => [code, values])

test('when a reviewer opens a release, then the rules say of label, artists and stores what the label has read', () => {
  const problems = found(detail)
  expect(problems).toContainEqual(['LABEL_NAME_LONG', { maximum: 60 }])
  expect(problems.map(([code]) => code)).toContain('ARTIST_PROFILE_MISSING')
  // One has it already: what it would have said is no news.
  expect(problems).toContainEqual(['STORE_DATE_SOON', { stores: 'Spotify', day: '2026-11-30' }])
})

test('when a release came out at one store, then its past date is no mistake at the next', () => {
  const out = { ...detail, consumerReleaseDate: '2026-03-06' }
  expect(found(out).map(([code]) => code)).not.toContain('CONSUMER_DATE_PAST')
  expect(found({ ...out, submissions: [submission('Spotify')] })).toContainEqual(['CONSUMER_DATE_PAST', undefined])
})

test('when a store is asked without being chosen any more, then it counts; any other does not', () => {
  const asked = { ...detail, submissions: [submission('Vevo')], distributionProviders: ['Spotify'] }
  expect(found(asked)).toContainEqual(['STORE_NEEDS_VIDEO', { stores: 'Vevo' }])
})

const STATES = SUBMISSION_STATUSES.flatMap((status) =>
  [null, ...DELIVERY_STATUSES].map((delivery) => submission('Spotify', { status, delivery })),
)

test.each(STATES)(
  'when a submission is $status and its delivery $delivery, then label and reviewer read the same, unless it waits for review',
  (sent) => {
    const [label, reviewer] = (['LABEL', 'REVIEWER'] as const).map((asking) =>
      askedBy(asking, { ...detail, submissions: [sent] }),
    )
    if (sent.status !== 'PENDING_APPROVAL' || isInStore(sent)) expect(label).toEqual(reviewer)
    else {
      const without = { ...label, stores: label?.stores?.map((store) => ({ ...store, hasRelease: false })) }
      expect(label?.stores).toContainEqual(expect.objectContaining({ id: 'Spotify', hasRelease: true }))
      expect(without).toEqual(reviewer)
    }
  },
)
