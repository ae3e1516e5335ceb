import { NEW_RELEASE } from '#src/contract/entity-views.ts'
import { releaseInput } from '#src/contract/releases.ts'
import { EAN_LENGTH } from '#src/domain/limits.ts'
import { normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import { owned } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { z } from '#src/contract/zod.ts'

/** One sitting of one person over a release: which fields they changed. */
export const edits = defineTable(
  { releaseId: z.string(), userId: z.string(), fields: z.array(z.string()) },
  {},
  { indexes: ['releaseId'], refers: { releaseId: 'releases', userId: 'users' } },
)
export type EditRow = RowOf<typeof edits>

/** What makes two barcodes the same: a UPC-A is an EAN-13 without its leading zero. Null when there is none. */
export const barcodeKey = (barcode: string | null): string | null =>
  barcode === null || barcode === '' ? null : normalizeBarcode(barcode).padStart(EAN_LENGTH, '0')

export const releases = defineTable({ ...owned, ...releaseInput.shape }, NEW_RELEASE, {
  keys: {
    barcode: {
      of: ({ barcode }) => barcodeKey(barcode),
      unique: { code: 'DUPLICATE_UPC_CODE', field: 'barcode' },
    },
  },
  indexes: ['organizationId', 'labelId', 'format', 'coverFileId', 'createdBy'],
  refers: { organizationId: 'organizations', labelId: 'labels' },
  lists: {
    credited: ({ artists }) => artists.map(({ artistId }) => artistId),
    tracks: ({ tracklist }) => tracklist.map(({ assetId }) => assetId),
  },
  search: {
    of: ({ id, title, version, catalogNumber, barcode }) => ({
      texts: [title, version, catalogNumber],
      codes: [id, barcode],
    }),
    isFoundByCredits: true,
  },
  sorts: {
    title: ({ title }) => title,
    format: ({ format }) => format,
    barcode: ({ barcode }) => barcode,
    releaseDate: ({ releaseDate }) => releaseDate,
    consumerReleaseDate: ({ consumerReleaseDate }) => consumerReleaseDate,
  },
})
export type ReleaseRow = RowOf<typeof releases>
