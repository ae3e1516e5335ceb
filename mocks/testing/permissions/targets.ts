import {
  ARTIST,
  ASSET,
  INVITATION,
  LABEL,
  MEMBERSHIP,
  NOBODY,
  ORGANIZATION,
  PERSON,
  RELEASE,
  STORE,
  testId,
  USER,
} from '#mocks/testing/test-ids.ts'

/** One of everything of the first organization. */
export const OWN = {
  organizationId: ORGANIZATION.first,
  artistId: ARTIST.anna,
  /** Of no release: it may be deleted. */
  freeArtistId: ARTIST.outOfScope,
  labelId: LABEL.own,
  assetId: ASSET.own,
  freeAssetId: ASSET.second,
  releaseId: RELEASE.ready,
  draftId: RELEASE.draft,
  personId: PERSON,
  userId: USER.label,
  userRevision: 1,
  memberId: MEMBERSHIP.label,
  invitationId: INVITATION,
  submissionId: testId(13, 1),
  storeId: STORE.first,
}
export type Targets = typeof OWN

/** The same of another organization. */
export const FOREIGN: Targets = {
  organizationId: ORGANIZATION.foreign,
  artistId: ARTIST.foreign,
  freeArtistId: ARTIST.foreign,
  labelId: LABEL.foreign,
  assetId: ASSET.foreign,
  freeAssetId: ASSET.foreign,
  releaseId: RELEASE.foreign,
  draftId: RELEASE.foreign,
  personId: testId(10, 2),
  userId: NOBODY.outsider,
  userRevision: 1,
  memberId: testId(9, 7),
  invitationId: testId(11, 2),
  submissionId: testId(13, 2),
  storeId: STORE.first,
}
