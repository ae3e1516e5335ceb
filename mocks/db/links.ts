import { indexed } from '#mocks/db/indexed.ts'
import type { ReleaseRow, SubmissionRow } from '#mocks/db/rows.ts'

/** What points at what, read from the side that is pointed at. */
export const submissionsByRelease = indexed<SubmissionRow>(({ releaseId }) => [releaseId])
export const releasesByArtist = indexed<ReleaseRow>(({ artists }) => artists.map(({ artistId }) => artistId))
export const releasesByLabel = indexed<ReleaseRow>(({ labelId }) => (labelId === null ? [] : [labelId]))
export const releasesByAsset = indexed<ReleaseRow>(({ tracklist }) => tracklist.map(({ assetId }) => assetId))
export const releasesByBarcode = indexed<ReleaseRow>(({ barcode }) => (barcode === null ? [] : [compactCode(barcode)]))

/** A barcode or an ISRC without its separators: what makes two of them the same. */
export const compactCode = (code: string): string => code.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
