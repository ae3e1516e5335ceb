import { normalizeBarcode } from '#src/domain/barcode.ts'
import { normalizeIsrc } from '#src/domain/isrc.ts'
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
export const releasePlaces = placesById()
export const assetsByIsrc = indexed<AssetRow>(({ isrc }) => [normalizeIsrc(isrc ?? '')])
