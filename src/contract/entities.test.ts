import { expect, test } from 'vitest'
import { artistDetail } from '#src/contract/artists.ts'
import { assetDetail } from '#src/contract/assets.ts'
import { resourceCounts } from '#src/contract/auth.ts'
import { label } from '#src/contract/labels.ts'
import { member } from '#src/contract/members.ts'
import { organizationDetail } from '#src/contract/organizations.ts'
import { person } from '#src/contract/people.ts'
import { release } from '#src/contract/releases.ts'
import { contract } from '#src/contract/router.ts'
import { imageOption, reference } from '#src/contract/shared-schemas.ts'
import { submission } from '#src/contract/submissions.ts'
import { userDetail } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'

/** The fields that each entity is asked to have, as the contract calls them. */
const ENTITIES: [string, { shape: object }, string][] = [
  [
    'a release (catalogue-3.1)',
    release,
    'id title version format artists label barcode catalogNumber cover releaseDate consumerReleaseDate ' +
      'consumerReleaseTime createdAt recordingYear recordingLocation explicit defaultLanguage genre subgenre ' +
      'alternateGenre alternateSubgenre copyrightC copyrightP territories distributionProviders monetization ' +
      'songMonetization assetsRightsClaim manageAssetsSeparately alreadyReleased tracklist status',
  ],
  [
    'an asset (catalogue-3.2)',
    assetDetail,
    'id title format artists version genre subgenre alternateGenre alternateSubgenre explicit lyrics language ' +
      'metadataLanguage isrc catalogTier copyright previewStart previewLength media dolbyAtmos lyricist composer ' +
      'createdAt releases labels organization',
  ],
  [
    'an artist (catalogue-3.3)',
    artistDetail,
    'id name personName label country description channels bookingAgent contactEmail contactPhone releasesCount createdAt',
  ],
  ['a label (catalogue-3.4)', label, 'id name organization'],
  [
    'an organization (catalogue-3.5)',
    organizationDetail,
    'id name image status address city province postalCode country website email phone fax vatNumber taxCode ' +
      'legalRepresentative bankName iban swiftCode',
  ],
  ['a member of an organization (catalogue-3.5)', member, 'user permissions scope'],
  ['a person (catalogue-3.6)', person, 'id name organization createdAt'],
  ['a user (catalogue-3.7)', userDetail, 'firstName lastName email avatar role completed memberships status createdAt'],
  ['a submission (catalogue-3.8)', submission, 'id status storeId release'],
  [
    'the release of a submission (catalogue-3.8)',
    submission.shape.release,
    'cover title format barcode consumerReleaseDate consumerReleaseTime labelId label organization artists',
  ],
  ['a store (catalogue-3.9)', reference, 'id name'],
  ['an organization to choose (catalogue-3.10)', imageOption, 'id name image'],
]

test.each(ENTITIES)(
  'when the contract describes %s, then no field of the specification is missing',
  (_name, { shape }, fields) => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(' ')))
  },
)

test.each([
  ['artists', contract.artists.list],
  ['labels', contract.labels.list],
  ['releases', contract.releases.list],
])('when the %s of one organization are asked for, then the list takes its id (catalogue-3.5)', (_name, { input }) => {
  const asked = { page: 1, perPage: 5, organizationId: '00000000-0000-4000-8000-000000000001' }
  expect(z.parse(input, asked)).toEqual(asked)
})

test.each(['artists', 'labels', 'releases'] as const)(
  'when the scope of a member has %s, then it is all of them or some by name, and nothing else (catalogue-3.5)',
  (area) => {
    const scope = member.shape.scope.shape[area]
    const some = [{ id: '00000000-0000-4000-8000-000000000001', name: 'Own' }]
    expect([scope.parse('ALL'), scope.parse(some), scope.parse([])]).toEqual(['ALL', some, []])
    for (const other of ['NONE', null, [{ name: 'Own' }]]) expect(scope.safeParse(other).success).toBe(false)
  },
)

test('when resources are counted, then each area has a count (catalogue-3.11)', () => {
  const areas = 'pendingApprovals takeDownRequests organizations users labels artists releases assets people'
  expect(resourceCounts.def.keyType.def.entries).toEqual(
    Object.fromEntries(areas.split(' ').map((area) => [area, area])),
  )
})

test('when the catalogue holds a kind of entity, then the API has an area for it, and assets are tracks or videos (catalogue-1.3)', () => {
  const kinds = ['organizations', 'labels', 'artists', 'releases', 'assets', 'people', 'users', 'submissions']
  expect(Object.keys(contract)).toEqual(expect.arrayContaining(kinds))
  expect(Object.values(assetDetail.shape.format.def.entries)).toEqual(['TRACK', 'VIDEO'])
})
