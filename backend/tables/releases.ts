import { nullableText, owned } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { NEW_RELEASE } from '#src/contract/entity-views.ts'
import { editedTrack, releaseInput, shownFields } from '#src/contract/releases.ts'
import { z } from '#src/contract/zod.ts'
import { barcodeKey } from '#src/domain/identifiers/barcode.ts'
import { releaseDays } from '#src/domain/release/own-dates.ts'

/** One sitting of one person over a release: which fields they changed, from what, and to what. */
export const edits = defineTable(
  {
    releaseId: z.string(),
    userId: z.string(),
    /** Who it was, as they were named then: it stays when the user is deleted. Null where that was not recorded. */
    userName: nullableText,
    fields: z.array(z.string()),
    /** The changed fields as a content shows them; null where only their names were recorded. */
    before: z.nullable(shownFields),
    after: z.nullable(shownFields),
    /** The track, where it was one of the release that was edited. */
    track: z.nullable(editedTrack),
  },
  { userName: null, before: null, after: null, track: null },
  { indexes: ['releaseId'], refers: { releaseId: 'releases', userId: 'users' } },
)
export type EditRow = RowOf<typeof edits>

const columns = {
  ...owned,
  /** Who made it, as they were named then: it stays when the user is deleted. Null where that was not recorded. */
  createdByName: nullableText,
  ...releaseInput.shape,
}
const NEW_ROW = { ...NEW_RELEASE, createdByName: null }

export const releases = defineTable(columns, NEW_ROW, {
  keys: {
    barcode: {
      of: ({ barcode }) => barcodeKey(barcode),
      unique: { code: 'DUPLICATE_UPC_CODE', field: 'barcode' },
    },
  },
  indexes: ['organizationId', 'labelId', 'format', 'coverFileId', 'createdBy', 'consumerReleaseDate'],
  refers: { organizationId: 'organizations', labelId: 'labels' },
  referredBy: ['submissions'],
  lists: {
    credited: ({ artists }) => artists.map(({ artistId }) => artistId),
    days: releaseDays,
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
