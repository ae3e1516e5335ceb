import { normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import type { ReleaseStatus } from '#src/domain/submission/status.ts'
import { releaseStatusOf } from '#src/domain/submission/flow.ts'
import { column } from '#mocks/db/column.ts'
import { derived } from '#mocks/db/derived.ts'
import { indexed, placesById } from '#mocks/db/indexed.ts'
import type { AssetRow, EditRow, ReleaseRow, SubmissionRow } from '#mocks/db/rows.ts'

const EAN_LENGTH = 13

/** What makes two barcodes the same: a UPC-A is an EAN-13 without its leading zero. Empty when there is none. */
export const barcodeKey = (barcode: string | null): string =>
  barcode === null || barcode === '' ? '' : normalizeBarcode(barcode).padStart(EAN_LENGTH, '0')

/** What points at what, read from the side that is pointed at. */
export const submissionsByRelease = indexed<SubmissionRow>(({ releaseId }) => [releaseId])
export const editsByRelease = indexed<EditRow>(({ releaseId }) => [releaseId])
export const releasesByArtist = indexed<ReleaseRow>(({ artists }) => artists.map(({ artistId }) => artistId))
export const releasesByLabel = indexed<ReleaseRow>(({ labelId }) => (labelId === null ? [] : [labelId]))
export const releasesByAsset = indexed<ReleaseRow>(({ tracklist }) => tracklist.map(({ assetId }) => assetId))
export const releasesByBarcode = indexed<ReleaseRow>(({ barcode }) => [barcodeKey(barcode)])
export const assetsByIsrc = indexed<AssetRow>(({ isrc }) => [normalizeIsrc(isrc ?? '')])

/** Whose the assets are, and the releases. */
export const assetOwners = column<AssetRow, string>(({ organizationId }) => organizationId)
export const releaseOwners = column<ReleaseRow, string>(({ organizationId }) => organizationId)

type Statuses = Map<string, ReleaseStatus>
const stand = (statuses: Statuses, rows: readonly SubmissionRow[], { releaseId }: SubmissionRow) =>
  statuses.set(releaseId, releaseStatusOf(submissionsByRelease(rows, releaseId)))

/** How the releases stand of which there are submissions. */
export const releaseStatuses = derived<SubmissionRow, Statuses>({
  build: (rows) => rows.reduce((statuses, row) => stand(statuses, rows, row), new Map<string, ReleaseStatus>()),
  mend: (statuses, difference, rows) => {
    for (const { before, after } of difference)
      for (const row of [before, after]) if (row !== undefined) stand(statuses, rows, row)
    return statuses
  },
})

const releasePlaces = placesById()
const placeColumns = new WeakMap<object, ReturnType<typeof column<SubmissionRow, number>>>()

/** At which place of the releases that of each submission is, by the place of the submission; -1 for none. */
export const placesOfReleases = (
  submissions: readonly SubmissionRow[],
  releases: readonly ReleaseRow[],
): readonly number[] => {
  const places = releasePlaces(releases)
  const known = placeColumns.get(places) ?? column<SubmissionRow, number>((row) => places.get(row.releaseId) ?? -1)
  placeColumns.set(places, known)
  return known(submissions)
}
